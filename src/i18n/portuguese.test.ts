import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { asInPortugal, ONLY_IN_PORTUGAL } from "./portuguese.ts";

it.each([
  ["Pode nos dizer qual é a rodada?", "Pode dizer-nos qual é a ronda?"],
  ["Arquivos da equipe", "Ficheiros da equipa"],
  ["Quem trabalha em tempo integral?", "Quem trabalha a tempo inteiro?"],
  [
    "No documento lê-se “a equipe da rodada”. Pode nos contar mais?",
    "No documento lê-se “a equipe da rodada”. Pode contar-nos mais?",
  ],
  ["Nada muda aqui.", "Nada muda aqui."],
])("%s", (brazilian, european) => expect(asInPortugal(brazilian)).toBe(european));

it("no sentence of ours mixes the two: catalogues are written as in Brazil", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const words = new RegExp(`(?<![\\p{L}-])(?:${ONLY_IN_PORTUGAL.join("|")})(?![\\p{L}-])`, "giu");
  const mixed = ["src/i18n", "web/src/i18n"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/portuguese/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, folder, file), "utf8").matchAll(words)].map(([word]) => `${file}: ${word}`),
      ),
  );
  expect(mixed).toEqual([]);
});
