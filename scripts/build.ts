/** Makes `dist/` from `src/` and checks that the package is importable the way users import it. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.ts";

// Whoever calls it: a test would have the libraries' slower halves built in, made for development.
const env = { ...process.env, NODE_ENV: "production" };
const run = (command: string, args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: "inherit", env, shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
};

rmSync("dist", { recursive: true, force: true });
run(join("node_modules", ".bin", "tsc"), ["-p", "tsconfig.build.json", "--noCheck"]);
await bundle();
run(join("node_modules", ".bin", "vite"), ["build", "--config", join("web", "vite.config.ts"), "--logLevel", "warn"]);
run(process.execPath, ["--input-type=module", "-e", "await import('tribunal'); await import('tribunal/testing');"]);
console.log(
  "dist/ is ready: import from 'tribunal' (its doors are in package.json), run dist/cli.js; the desk is in dist/web",
);
