import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** How the parsing process is started so that a hostile file gains nothing by taking it over. */
export interface Sandbox {
  flags: string[];
  env: Record<string, string>;
}

/**
 * Reading is allowed in the package and where its dependencies live; nothing may be written, no program started. Worker
 * threads are allowed for the watchdog. The environment is empty: no secret of the parent is in it. Node 24 has no
 * permission for the network; the readers never use it.
 */
export function sandboxFor(packageFolder: string): Sandbox {
  const env: Record<string, string> = { TZ: "UTC" };
  // Windows does not start a process without it.
  if (process.env.SystemRoot !== undefined) env.SystemRoot = process.env.SystemRoot;
  const flags = ["--no-warnings"];
  if (process.allowedNodeEnvironmentFlags.has("--permission")) {
    const folders = readableFolders(realpathSync(packageFolder));
    flags.push("--permission", "--allow-worker", ...folders.map((folder) => `--allow-fs-read=${folder}`));
  }
  return { flags, env };
}

/** The package, the `node_modules` above it, and the real places of dependencies that are links. */
function readableFolders(root: string): string[] {
  const folders = new Set([root]);
  const names = dependenciesOf(root);
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    for (const path of [modules, ...names.map((name) => join(modules, name))]) {
      if (existsSync(path)) folders.add(realpathSync(path));
    }
    if (existsSync(modules)) folders.add(modules);
  }
  return [...folders];
}

/** What the package names as its own needs, those of its user's choice included. */
function dependenciesOf(root: string): string[] {
  const path = join(root, "package.json");
  const manifest = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  return ["dependencies", "peerDependencies", "optionalDependencies"].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  );
}
