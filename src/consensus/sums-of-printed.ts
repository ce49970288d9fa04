import type { Address } from "../domain/address.ts";
import type { Fact } from "../domain/fact.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { rankOf } from "../domain/source-rank.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { findQuantities } from "../quantities/find.ts";
import type { CaseFile } from "./case-file.ts";
import { figureOf, says } from "./match-value.ts";
import type { Side } from "./sides.ts";

/** What a side computes from figures that the company prints. */
export interface PrintedSum {
  item: EvidenceItem;
  /** All of them stand on a page that states what is computed. */
  beside: boolean;
}

/**
 * A right sum of a side whose every figure stands in the company's documents, and which comes to another value than they
 * state. Which formula is meant we may not know: "CAC 4 200 €, margin 210 € a month, payback 9 months" refutes itself in
 * metrics that have no name here too. Null where the documents' own sums bear out what is stated.
 */
export function sumOfPrinted(
  caseFile: CaseFile,
  sides: Side[],
  stated: EvidenceItem[],
  close: number,
): PrintedSum | null {
  const { witness, contradiction, testimony, dossier, locale } = caseFile;
  const isStated = (value: number) => stated.some((item) => says(item, { value }, close));
  if (testimony.some(({ calculation, value }) => calculation !== undefined && isStated(value as number))) return null;
  const facts = witness.everything().facts.filter(({ source }) => rankOf(source) === "primary");
  const pages = new Set(stated.flatMap(({ addresses }) => addresses.map((address) => witness.pageOf(address))));
  for (const { positions, records } of sides) {
    for (const [i, position] of positions.entries()) {
      const figure = figureOf(position, contradiction);
      if (figure === null || isStated(figure.value)) continue;
      for (const { calculation, status } of records[i]?.calculations ?? []) {
        const places = status === "right" ? placesOf(calculation, facts, (at) => pages.has(witness.pageOf(at))) : null;
        if (places === null) continue;
        const [first] = places.inputs;
        if (first === undefined) continue;
        const references = places.inputs.map(({ source, address }) => referenceTo(source, address, dossier, locale));
        return {
          beside: places.beside,
          item: {
            source: first.source,
            rank: "primary",
            reference: [...new Set(references)].join(" + "),
            passage: calculation,
            value: figure.value,
            addresses: places.inputs.map(({ address }) => address),
            calculation,
            ...(figure.currency !== undefined && { currency: figure.currency }),
          },
        };
      }
    }
  }
  return null;
}

/** Months, weeks and days of a year, per cent, and small whole numbers: they need no source. */
const CONSTANTS = new Set([52, 100, 365, 1000]);
const isConstant = (value: number): boolean => CONSTANTS.has(value) || (Number.isInteger(value) && value <= 12);

/** Where the figures of a sum are printed; null where one of them is not, or nothing but small numbers is. */
function placesOf(
  calculation: string,
  facts: readonly Fact[],
  isBeside: (address: Address) => boolean,
): { inputs: Fact[]; beside: boolean } | null {
  const used = operandsOf(calculation);
  const needed = used.filter((readings) => !readings.every(isConstant));
  if (used.length < 2 || needed.length === 0) return null;
  const found = needed.map((readings) => {
    const printed = facts.filter(({ quantity: { value, scale } }) =>
      readings.some((one) => one === value || one === value / scale),
    );
    return printed.find(({ address }) => isBeside(address)) ?? printed[0];
  });
  if (found.some((fact) => fact === undefined)) return null;
  const inputs = found as Fact[];
  return { inputs, beside: inputs.every(({ address }) => isBeside(address)) };
}

/** The figures a sum begins from, each with its readings: what stands right behind "=" is a result. */
function operandsOf(calculation: string): number[][] {
  return calculation.split(/[=→≈]/u).flatMap((part, i) => {
    const values = findQuantities(part).map((one) =>
      "ambiguous" in one ? one.readings.map(({ value }) => value) : [one.value],
    );
    return i === 0 ? values : values.slice(1);
  });
}
