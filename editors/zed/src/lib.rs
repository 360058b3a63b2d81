// SPDX-License-Identifier: Apache-2.0

//! Starts `bannerc lsp` in Zed. The server passes over YAML and JSON that are no specs.

use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct Bannerc;

impl zed::Extension for Bannerc {
    fn new() -> Self {
        Bannerc
    }

    fn language_server_command(&mut self, _server: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree
            .which("bannerc")
            .ok_or_else(|| "bannerc is not on the path".to_string())?;
        Ok(Command { command, args: vec!["lsp".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(Bannerc);
