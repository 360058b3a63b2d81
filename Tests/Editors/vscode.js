// SPDX-License-Identifier: Apache-2.0

// Runs the client for VS Code with stand-ins for the editor and its library, and reads what VS Code would read of its manifest.

const assert = require("node:assert");
const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const folder = path.join(__dirname, "../../editors/vscode");
const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));
const manifest = read("package.json");

// What the manifest names is there.
for (const language of manifest.contributes.languages) read(language.configuration);
for (const grammar of manifest.contributes.grammars) {
  const parsed = read(grammar.path);
  assert.strictEqual(parsed.scopeName, grammar.scopeName);
  for (const pattern of parsed.patterns) if (pattern.match) new RegExp(pattern.match);
}

// Placeholders are found in texts, and braces that are none are not.
const placeholder = new RegExp(read("syntaxes/placeholders.tmLanguage.json").patterns[1].match);
assert.strictEqual(placeholder.exec('"{count} items"')[2], "count");
assert.strictEqual(placeholder.exec('"{palette.red}"')[2], "palette.red");
assert.strictEqual(placeholder.exec('"{ a }"'), null);

// The problem matcher reads what `bannerc lint --format concise` writes.
const matcher = manifest.contributes.problemMatchers[0].pattern;
const work = fs.mkdtempSync(path.join(require("node:os").tmpdir(), "bannerc-"));
fs.writeFileSync(path.join(work, "a.banner.yaml"), "bannerc: 1\nname: A\nlevels:\n  e: { tint: 3 }\n");
let output = "";
try {
  execFileSync(process.env.BANNERC, ["lint", "--format", "concise", "a.banner.yaml"], { cwd: work });
} catch (failure) {
  output = failure.stdout.toString();
}
fs.rmSync(work, { recursive: true });
const errors = output.split("\n").map((line) => new RegExp(matcher.regexp).exec(line)).filter((match) => match?.[4] === "error");
assert.ok(errors.length > 0, output);
assert.strictEqual(errors[0][matcher.file], "a.banner.yaml");
assert.match(errors[0][matcher.code], /^BN\d+$/);

// The client starts the program that the setting names, for specs, and registers each command of the manifest.
const commands = {};
const started = [];
let listener;
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options });
  }
  registerFeature(feature) {
    this.capabilities = {};
    feature.fillClientCapabilities(this.capabilities);
  }
  async start() {
    started.push(this);
  }
  async stop() {
    this.isStopped = true;
  }
}
let program = "/opt/bannerc";
const opened = [];
const vscode = {
  env: { openExternal: async (address) => opened.push(address) },
  commands: { registerCommand: (name, body) => ((commands[name] = body), {}), executeCommand: async (...all) => all },
  window: { showErrorMessage: assert.fail },
  workspace: {
    getConfiguration: (section) => ({
      get: (key) => {
        assert.ok(`${section}.${key}` in manifest.contributes.configuration.properties);
        return program;
      },
    }),
    onDidChangeConfiguration: (body) => ((listener = body), {}),
  },
  Position: class {},
  Uri: { parse: (text) => ({ fsPath: text.replace(/^file:\/\//, ""), toString: () => text }) },
};
const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") return { LanguageClient };
  return load(name, ...rest);
};
assert.ok("vscode-languageclient" in manifest.dependencies);

/** The lens over a banner opens its page, which a real server has, and the server ends with the extension. */
async function preview() {
  const file = path.join(__dirname, "../../specs/modifier.banner.yaml");
  program = process.env.BANNERC;
  const project = path.join(__dirname, "../..");
  for (let time = 0; time < 2; time++) await commands["bannerc.preview"](`file://${file}`, "tapsCounted", `file://${project}`);
  const address = new URL(String(opened[0]));
  assert.ok(address.pathname === "/modifier.html" && address.hash === "#banner=tapsCounted", String(opened));
  assert.strictEqual(String(opened[1]), String(opened[0]), "one server for one file");
  assert.ok((await (await fetch(address)).text()).includes("tapsCounted"));
  program = "/opt/bannerc";
  require(path.join(folder, "preview.js")).stop();
  for (let tries = 0; tries < 100; tries++) {
    try {
      await fetch(address);
    } catch {
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.fail("the server of the preview goes on");
}

(async () => {
  const extension = require(path.join(folder, manifest.main));
  await extension.activate({ subscriptions: [] });
  assert.deepStrictEqual(started[0].server, { command: "/opt/bannerc", args: ["lsp"] });
  assert.ok(started[0].options.documentSelector.some((filter) => filter.pattern === "**/*.{yaml,yml}"));
  for (const { command } of manifest.contributes.commands) assert.ok(command in commands, command);
  assert.deepStrictEqual(started[0].capabilities.experimental.commands.commands, ["bannerc.preview"]);
  await commands["bannerc.showUses"]("file:///a", { line: 1, character: 2 });
  await preview();
  await listener({ affectsConfiguration: (name) => name === "bannerc.path" });
  assert.ok(started[0].isStopped && started.length === 2);
  await extension.deactivate();
  assert.ok(started[1].isStopped);
  console.log("vscode: the manifest is whole, and the client starts and stops the server");
})();
