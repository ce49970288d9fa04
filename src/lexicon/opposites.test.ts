import { expect, it } from "vitest";
import { areOpposites } from "./opposites.ts";

it.each([
  ["accepter", "refuser", "fr"],
  ["open", "closed", "en"],
  ["cheio", "vazio", "pt"],
] as const)("%s and %s exclude each other, either way round", (a, b, locale) => {
  expect(areOpposites(a, b, [locale])).toBe(true);
  expect(areOpposites(b, a, [locale])).toBe(true);
});

it.each([
  ["accepter", "approuver", "fr"],
  ["open", "north", "en"],
  ["vazio", "", "pt"],
  ["refuser", "refuser", "fr"],
] as const)("%s and %s do not", (a, b, locale) => {
  expect(areOpposites(a, b, [locale])).toBe(false);
});
