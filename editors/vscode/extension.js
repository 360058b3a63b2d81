// SPDX-License-Identifier: Apache-2.0

// Starts `bannerc lsp` for specs. All that the editor then knows of them comes from there.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const previews = require("./preview");

/** Files that the server is asked about. */
const documents = [
  // Files that specs use have any name; the server passes over YAML that is none of a project.
  { scheme: "file", pattern: "**/*.{yaml,yml}" },
  { scheme: "file", pattern: "**/*.tokens" },
  { scheme: "file", pattern: "**/*.tokens.json" },
  { scheme: "untitled", language: "banner-spec" },
];

/** Says to the server which commands of its lenses this client has. */
const ownCommands = {
  fillClientCapabilities: (capabilities) => {
    capabilities.experimental = { ...capabilities.experimental, commands: { commands: ["bannerc.preview"] } };
  },
  initialize: () => {},
  getState: () => ({ kind: "static" }),
  clear: () => {},
};

let client;

const program = () => vscode.workspace.getConfiguration("bannerc").get("path");

async function start() {
  const command = program();
  const server = { command, args: ["lsp"] };
  client = new LanguageClient("bannerc", "bannerc", server, { documentSelector: documents });
  client.registerFeature(ownCommands);
  try {
    await client.start();
  } catch {
    client = undefined;
    vscode.window.showErrorMessage(`bannerc can't be started as ${command}; the setting bannerc.path says where it is.`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

/** The lens over a definition: what the server counts, the editor shows. */
async function showUses(uri, position) {
  const place = new vscode.Position(position.line, position.character);
  const document = vscode.Uri.parse(uri);
  const uses = await vscode.commands.executeCommand("vscode.executeReferenceProvider", document, place);
  await vscode.commands.executeCommand("editor.action.showReferences", document, place, uses ?? []);
}

/** The lens over a banner: it opens in the browser, and follows the spec as it is saved. */
async function preview(uri, banner, folder) {
  try {
    const page = await previews.serve(program(), vscode.Uri.parse(uri).fsPath, folder && vscode.Uri.parse(folder).fsPath);
    await vscode.env.openExternal(vscode.Uri.parse(`${page}#banner=${encodeURIComponent(banner)}`));
  } catch (failure) {
    vscode.window.showErrorMessage(`bannerc can't show the banner: ${failure.message}`);
  }
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("bannerc.showUses", showUses),
    vscode.commands.registerCommand("bannerc.preview", preview),
    vscode.commands.registerCommand("bannerc.restart", async () => {
      await stop();
      await start();
    }),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (!change.affectsConfiguration("bannerc.path")) return;
      await stop();
      await start();
    }),
  );
  await start();
}

async function deactivate() {
  previews.stop();
  await stop();
}

module.exports = { activate, deactivate };
