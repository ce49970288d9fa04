import { expect, it } from "vitest";
import { adviceForms } from "./verb-forms.ts";

it.each([
  ["fr", "signer", ["signons", "signez", "signerais"]],
  ["fr", "changer", ["changeons", "changez"]],
  ["fr", "investir", ["investissons", "investissez", "investirais"]],
  ["fr", "sortir", ["sortons", "sortez"]],
  ["fr", "reduire", ["reduisons", "reduirait"]],
  ["fr", "prendre un ticket", ["prenons un ticket", "prenez un ticket"]],
  ["fr", "obtenir", ["obtenons"]],
  ["pt", "subir", ["subam", "subamos", "subiria"]],
  ["pt", "trocar", ["troquem"]],
  ["pt", "pagar", ["paguem"]],
  ["pt", "lancar", ["lancem"]],
  ["pt", "manter", ["mantenham"]],
  ["pt", "ficar de fora", ["ficaria de fora"]],
] as const)("%s: %s", (locale, phrase, forms) => {
  expect(adviceForms(phrase, locale)).toEqual(expect.arrayContaining([...forms]));
});

it("gives none for what is no such verb, nor forms that are other words", () => {
  expect(adviceForms("over", "en")).toEqual([]);
  expect(adviceForms("dar", "pt")).toEqual([]);
  expect(adviceForms("entrar", "pt")).not.toContain("entre");
});
