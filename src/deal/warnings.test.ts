import { expect, it } from "vitest";
import { WarningList } from "./warnings.ts";

it("says once what holds of very many files, and of a few for each", () => {
  const noted = new WarningList();
  for (let at = 1; at <= 900; at++) noted.warn("role_unclear", { file: `notes/${at}.txt` });
  for (const file of ["a.bin", "b.bin"]) noted.warn("file_ignored", { file });
  const [many, ...others] = noted.worded("en");
  expect(others.map(({ code, file }) => [code, file])).toEqual([
    ["file_ignored", "a.bin"],
    ["file_ignored", "b.bin"],
  ]);
  expect(many?.message).toContain("notes/1.txt, notes/2.txt");
  expect(many?.message).toContain("(+890)");
});
