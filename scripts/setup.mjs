// Makes a fresh checkout ready: installs what the lock file names, and the Node the project runs on.
// Runs on whatever Node the machine has, so it is plain JavaScript without imports that need a recent one.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".tribunal-setup");
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (have !== wanted) {
  console.log("Setting up: installing dependencies (about half a minute, once) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const install = spawnSync(npm, ["ci", "--no-fund", "--no-audit", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (install.status !== 0) {
    console.error(
      "Set-up failed: `npm ci` did not finish. Check the network or the npm registry, then run this again.",
    );
    process.exit(1);
  }
}

let version = "";
try {
  // On Windows a command of a package is a script for the shell, and its path may hold spaces.
  const shell = process.platform === "win32";
  const node = join(root, "node_modules", ".bin", "node");
  version = execFileSync(shell ? `"${node}"` : node, ["--version"], { encoding: "utf8", shell }).trim();
} catch {
  version = "";
}
if (Number(version.slice(1).split(".")[0]) < 24 || version === "") {
  console.error(
    [
      `Set-up failed: the project's own Node 24 is ${version === "" ? "missing" : `too old (${version})`}.`,
      "It comes as the npm package `node`, whose install script was probably blocked.",
      "Run `npm rebuild node --foreground-scripts`, or allow install scripts (`npm config set ignore-scripts false`), then try again.",
    ].join("\n"),
  );
  process.exit(1);
}
if (have !== wanted) writeFileSync(stamp, wanted);
