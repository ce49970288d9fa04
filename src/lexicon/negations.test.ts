import { describe, expect, it } from "vitest";
import { denies, negationsIn } from "./negations.ts";

describe("words that deny", () => {
  it.each([
    ["No patent has been filed", true],
    ["The company isn't profitable", true],
    ["La société n’a pas de brevet", true],
    ["Sans litige en cours", true],
    ["A empresa não tem patentes", true],
    ["Nenhum litígio", true],
    ["We hold two patents", false],
    ["Marge de plus de 40 %", false],
  ])("%s: %s", (text, expected) => expect(denies(text)).toBe(expected));

  it.each(["Patente registrada no INPI em 2023", "Crescimento no MRR", "Liderança no mercado para hospitais"])(
    "takes «no» for what it says in Portuguese: %s",
    (text) => expect(negationsIn(text)).toEqual([]),
  );
});
