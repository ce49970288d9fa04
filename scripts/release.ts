/**
 * `npm run release -- 0.2.0`: gives what is unreleased a version. Refused on a tree with changes, where nothing is
 * unreleased, and for a version that is not above the last. Runs every check, then commits and tags; publishing is
 * a person's (`git push --follow-tags && npm publish`). With `--dry-run` it says what it would do, and does nothing.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { releasedChangelog, releasedLines, versionAbove } from "./changelog.ts";

const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" }).trim();
const refuse = (why: string): never => {
  console.error(`Not released: ${why}`);
  process.exit(1);
};

const [version = "", ...flags] = process.argv.slice(2);
const dry = flags.includes("--dry-run");
if (flags.some((flag) => flag !== "--dry-run")) refuse(`"${flags.join(" ")}" is not understood; there is --dry-run.`);
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
if (!dry && git("status", "--porcelain") !== "") refuse("the tree has changes. Commit or stash them first.");
if (!versionAbove(version, manifest.version))
  refuse(`"${version}" is no version above ${manifest.version}. Give one such as 0.2.0.`);
const changelog = releasedChangelog(readFileSync("CHANGELOG.md", "utf8"), version, new Date());
if (changelog === null) refuse("nothing stands under Unreleased in CHANGELOG.md.");
if (dry) {
  const lines = releasedLines(changelog as string, version);
  console.log(`${manifest.version} → ${version}, ${lines.length} lines of the changelog:\n${lines.join("\n")}`);
  process.exit(0);
}

execFileSync("npm", ["test"], { stdio: "inherit", shell: process.platform === "win32" });
manifest.version = version;
lock.version = version;
lock.packages[""].version = version;
writeFileSync("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
writeFileSync("CHANGELOG.md", changelog as string);
git("commit", "--all", "--message", `Version ${version}`);
git("tag", "--annotate", `v${version}`, "--message", `Version ${version}`);
console.log(`v${version} is committed and tagged. To publish: git push --follow-tags && npm publish`);
