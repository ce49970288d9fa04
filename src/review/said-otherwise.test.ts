import { expect, it } from "vitest";
import { witnessOf } from "../evidence/witness.ts";
import { saidOtherwise } from "./said-otherwise.ts";

const otherwise = (deckExtracts: string) => saidOtherwise(witnessOf({ deckExtracts }), "en", 0.02);
const TRACTION = "Slide 2\nTraction\nMRR December 2024: $64,000\nARR: $768,000";

it("names a core figure that is given again, undated and otherwise", () => {
  expect(otherwise(`${TRACTION}\n\nSlide 6\nThe round\nRaising $1.5M\nMRR: $91,000`)).toEqual([
    "MRR $91,000 (Deck, slide 6)",
  ]);
});

it("does not ask whether what one customer brings, or what an exit would take, is today's", () => {
  const said = (text: string) => saidOtherwise(witnessOf({ deckExtracts: `${TRACTION}\n\n${text}` }), "en", 0.02);
  expect(said("Slide 6\nThe round\nRaising $1.5M\nMRR: $9,100")).not.toEqual([]);
  expect(said("Slide 6\nThe round\nRaising $1.5M\nMRR: $5,100")).toEqual([]);
  expect(said("Slide 9\nThe round\nRaising $1.5M\nARR: $50M+")).toEqual([]);
});

it("says nothing of what is repeated, dated, or said to be of something else", () => {
  expect(otherwise(`${TRACTION}\n\nSlide 6\nThe round\nRaising $1.5M\nMRR: $64,000`)).toEqual([]);
  expect(otherwise(`${TRACTION}\n\nSlide 6\nThe round\nRaising $1.5M\nMRR 2026: $210,000`)).toEqual([]);
  expect(otherwise(`${TRACTION}\n\nSlide 6\nThe round\nRaising $1.5M to reach $210,000 MRR`)).toEqual([]);
});
