import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** Words that only a list of its concept holds: months, places in documents, negations, powers of ten. */
const TELLING: readonly [string, RegExp][] = [
  ["months", /fevereiro/],
  ["places", /diapositivo/],
  ["negations", /nenhuma[?\s|)]/],
  ["scales", /milliards\?|bilhões|milhares/],
  ["money in words", /kwanzas/],
  ["numbers in words", /quatorze/],
  ["doubt", /vraisemblablement/],
  ["shortened words", /mlle/],
  ["grades of a warning", /bloquant/],
];

/** Lists of other concepts that hold such a word: answers "none", advice against, languages by their words. */
const OTHER_CONCEPTS =
  /^(?:i18n|testing|lexicon|consensus\/recommendations|outputs\/(?:confidence|red-flags)|reflexion\/(?:words|reading\/red-flags)|dossier\/language)\b/;

it("has one place for each concept that several rules read", () => {
  const again = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !OTHER_CONCEPTS.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(SOURCES, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return TELLING.filter(([, pattern]) => pattern.test(code)).map(([concept]) => `${concept}: ${file}`);
    });
  expect(again).toEqual([]);
});
