import fc from "fast-check";
import { expect, it } from "vitest";
import { TribunalError } from "../domain/errors.ts";
import { readSourceClaims } from "./read-claims.ts";

const read = (text: string) => readSourceClaims(new TextEncoder().encode(text));

it("reads one claim a line, with names of columns in three languages", () => {
  expect(read("object,source,value,confidence\narr,deck,1.2 M€,80\narr,crm,1150000,0.6\n").claims).toEqual([
    { object: "arr", agent: "deck", value: 1_200_000, weight: 0.8 },
    { object: "arr", agent: "crm", value: 1_150_000, weight: 0.6 },
  ]);
  expect(read("objet;source;valeur\nsiège;registre;Lyon\n").claims).toEqual([
    { object: "siège", agent: "registre", value: "lyon" },
  ]);
  expect(read("objeto;fonte;valor;ordem\nsede;registo;Lisboa;2\n").claims).toEqual([
    { object: "sede", agent: "registo", value: "lisboa", order: 2 },
  ]);
});

it("reads a column a source, and leaves empty cells out", () => {
  expect(read("metric,Deck,CRM\nARR,500,\nchurn,3 %,4 %\n").claims).toEqual([
    { object: "ARR", agent: "Deck", value: 500 },
    { object: "churn", agent: "Deck", value: 3 },
    { object: "churn", agent: "CRM", value: 4 },
  ]);
});

it("tells which lines it could not use", () => {
  expect(read("object,source,value\narr,deck,\n,deck,5\narr,crm,5\n")).toEqual({
    claims: [{ object: "arr", agent: "crm", value: 5 }],
    skipped: [2, 3],
  });
});

it("keeps times and dates as they are written: 12:30 is no number", () => {
  expect(read("metric,a,b\ndeparture,12:30,12/30\n").claims.map(({ value }) => value)).toEqual(["12:30", "12/30"]);
});

it("refuses what is no table by name, and never fails otherwise", () => {
  expect(() => read("")).toThrow(TribunalError);
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        read(text);
      } catch (error) {
        expect(error).toBeInstanceOf(TribunalError);
      }
    }),
  );
});
