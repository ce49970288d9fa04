import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { allInPortugal, asInPortugal, isOfPortugal, ONLY_IN_PORTUGAL } from "./portuguese.ts";

it.each([
  ["Pode nos dizer qual é a rodada?", "Pode dizer-nos qual é a ronda?"],
  ["Arquivos da equipe", "Ficheiros da equipa"],
  ["Quem trabalha em tempo integral?", "Quem trabalha a tempo inteiro?"],
  [
    "No documento lê-se “a equipe da rodada”. Pode nos contar mais?",
    "No documento lê-se “a equipe da rodada”. Pode contar-nos mais?",
  ],
  ["Nada muda aqui.", "Nada muda aqui."],
  ["Veja arquivos.pdf e docs/equipe, no arquivo.", "Veja arquivos.pdf e docs/equipe, no ficheiro."],
])("%s", (brazilian, european) => expect(asInPortugal(brazilian)).toBe(european));

it("no sentence of ours mixes the two: catalogues are written as in Brazil", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  // Marks without a space inside them are Portugal's too: those of French have one.
  const words = new RegExp(`(?<![\\p{L}-])(?:${ONLY_IN_PORTUGAL.join("|")})(?![\\p{L}-])|«(?=[\\p{L}$])`, "giu");
  const mixed = ["src/i18n", "web/src/i18n"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !/portuguese|portugal/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, folder, file), "utf8").matchAll(words)].map(([word]) => `${file}: ${word}`),
      ),
  );
  expect(mixed).toEqual([]);
});

it.each([
  [["A nossa equipa", "MRR: 40 000"], true],
  [["Receita: 40 000 €"], true],
  [["Receita: R$ 40.000", "Meta: 10 000 €"], false],
  [["Receita: 40 000 €", "Nossa equipe tem 5 pessoas"], false],
  [["Revenue: $40,000"], false],
])("%j is Portugal's: %s", (texts, expected) => expect(isOfPortugal(texts)).toBe(expected));

it("respells every text of data, and nothing else", () => {
  const at = new Date(0);
  expect(allInPortugal({ rodada: ["a rodada", 3, null], at, picture: "data:arquivo" })).toEqual({
    rodada: ["a ronda", 3, null],
    at,
    picture: "data:arquivo",
  });
});
