import { expect, it } from "vitest";
import { regionsAgree, regionsIn } from "./regions.ts";

it.each([
  ["TAM Europe", "$19bn worldwide"],
  ["Marché français", "4 Md€ en Europe"],
  ["Receita no Brasil", "R$ 3 milhões na América Latina"],
  ["US revenue", "£2M in the UK"],
])("%s is not what “%s” speaks of", (claim, passage) => expect(regionsAgree(claim, passage)).toBe(false));

it.each([
  ["TAM", "$19bn worldwide"],
  ["TAM Europe", "TAM: €4bn"],
  ["European market", "4 Md€ en Europe"],
  ["Global TAM", "Marché mondial : 19 Md€"],
])("%s may be what “%s” speaks of", (claim, passage) => expect(regionsAgree(claim, passage)).toBe(true));

it("a currency and small words are no part of the world", () => {
  expect(regionsIn("US$ 2.1bn, which gives us more")).toEqual([]);
  expect(regionsIn("eu tenho R$ 3 milhões")).toEqual([]);
});
