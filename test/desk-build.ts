import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * The folder of the built desk: `dist/web` where it is younger than its sources, else one built now in the test's own
 * folder, so that two tests never build into the same place.
 */
export async function builtDesk(folder: string): Promise<string> {
  const ready = join(ROOT, "dist/web");
  if (existsSync(join(ready, "index.html")) && statSync(join(ready, "index.html")).mtimeMs > newestSource())
    return ready;
  const outDir = join(folder, "web");
  // Under a test runner the build would take the libraries' slower halves, made for development.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  try {
    await build({ configFile: join(ROOT, "web/vite.config.ts"), logLevel: "error", build: { outDir } });
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
  return outDir;
}

function newestSource(): number {
  const sources = readdirSync(join(ROOT, "web"), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  return Math.max(...sources.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}
