import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const run = promisify(execFile);

/** A project of a user: the package as `npm pack` makes it, and of ours only what its `package.json` asks for. */
export interface PackedProject {
  folder: string;
  /** Where the package lies in it. */
  installed: string;
  manifest: { exports: Record<string, string | Record<string, string>>; version: string };
  /** Writes a file of the user's. */
  write(name: string, text: string): string;
  /** Runs Node in the project; what it printed. */
  node(...words: string[]): Promise<string>;
}

export async function packedProject(folder: string): Promise<PackedProject> {
  if (!existsSync(join(ROOT, "dist/index.js"))) await run(process.execPath, ["scripts/build.ts"], { cwd: ROOT });
  const shell = process.platform === "win32";
  await run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], { cwd: ROOT, shell });
  const archive = readdirSync(folder).find((name) => name.endsWith(".tgz")) as string;
  const modules = join(folder, "node_modules");
  const installed = join(modules, "tribunal");
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", join(folder, archive), "-C", installed, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const wanted = { ...manifest.dependencies, ...manifest.peerDependencies, "@types/node": "*" };
  for (const name of Object.keys(wanted)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(modules, name), "junction");
  }
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write("package.json", JSON.stringify({ name: "a-user", private: true, type: "module" }));
  return {
    folder,
    installed,
    manifest,
    write,
    node: async (...words) => (await run(process.execPath, words, { cwd: folder })).stdout,
  };
}
