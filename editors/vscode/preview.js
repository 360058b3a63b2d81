// SPDX-License-Identifier: Apache-2.0

// Shows banners as they look: `bannerc preview --serve` draws them, and the browser shows them.

const { spawn } = require("node:child_process");
const path = require("node:path");

/** The servers of previews, by the file that each shows. */
const servers = new Map();

/** The address of the page of `file`, once there is a server for it, which runs in `folder`. */
function serve(program, file, folder) {
  const known = servers.get(file);
  if (known) return known.address;
  const server = spawn(program, ["preview", "--serve", "--port", "0", file], {
    cwd: folder ?? path.dirname(file),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = new Promise((resolve, reject) => {
    let said = "";
    server.stderr.setEncoding("utf8");
    server.stderr.on("data", (text) => {
      said = (said + text).slice(-10000);
      const found = /serving (http:\/\/127\.0\.0\.1:\d+\/) /.exec(said);
      if (found) resolve(found[1] + encodeURIComponent(path.basename(file).replace(/\.banner\.ya?ml$/, "")) + ".html");
    });
    server.on("error", reject);
    server.on("exit", () => {
      servers.delete(file);
      reject(new Error(said.trim().split("\n").pop() || "it ended"));
    });
  });
  servers.set(file, { process: server, address });
  return address;
}

/** Ends all servers. */
function stop() {
  for (const server of servers.values()) server.process.kill();
  servers.clear();
}

module.exports = { serve, stop };
