import type { Quantity } from "../../domain/quantity.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { AT_MOST_FOR_ONE, LARGEST_CUSTOMER } from "../../lexicon/customer-lists.ts";
import { fold } from "../../lexicon/fold.ts";
import { findQuantities } from "../../quantities/find.ts";
import type { Place } from "../check.ts";
import { placeOfFact, placeOfPassage } from "../places.ts";
import { statedOf } from "../stated.ts";
import type { SeenList } from "./look.ts";

/** What a paper says of all customers, or of the largest, beside what their list gives. */
export interface ClaimOfList {
  of: "count" | "largest";
  place: Place;
  /** "No customer is above 10 %". */
  atMost: boolean;
  given: number;
  holds: boolean;
}

/** Shares of the largest are told in whole points. */
const ROOM = 1;

/** How many customers there are and how much the largest is, as the other papers say, against one list. */
export const claimsOf = (seen: SeenList, witness: Witness): ClaimOfList[] => [
  ...countOf(seen, witness),
  ...largestOf(seen, witness),
];

/** Only a list that is whole, or comes to what is stated, says how many they are; pilots and the like may be left out. */
function countOf({ list, bridge, impurity }: SeenList, witness: Witness): ClaimOfList[] {
  const isWhole = (bridge.whole || bridge.verdict === "holds") && !list.partial && !bridge.andOthers;
  const counts = [bridge.customers, bridge.customers - (impurity?.parts.length ?? 0), list.customers.length];
  const stated = statedOf(
    witness,
    "customers",
    (when) => when === undefined || when === bridge.stated?.period,
    ({ document, basis }) => document !== list.place.document && basis.customers !== "registered",
    ({ quantity: { value } }) => counts.includes(value),
  );
  if (!isWhole || stated === null || stated.quantity.unit !== "count") return [];
  const { value, step } = stated.quantity;
  const holds = counts.some((one) => Math.abs(one - value) <= (step > 1 ? step / 2 : 0));
  return [{ of: "count", place: placeOfFact(stated), atMost: false, given: bridge.customers, holds }];
}

/** "Our biggest account is 8 % of revenue", "no customer above 10 %". */
function largestOf({ list, top, bridge }: SeenList, witness: Witness): ClaimOfList[] {
  // Of a list without its others a share is larger than it is of all.
  if (list.partial || !(bridge.whole || bridge.verdict === "holds" || bridge.stated === null)) return [];
  const said = witness
    .passages()
    .filter(
      ({ document, row }) =>
        document.source === "deck" &&
        document.role !== "outside" &&
        document.id !== list.place.document &&
        row.cells.every(({ ocr }) => ocr === undefined),
    )
    .flatMap(largestOn);
  const [first, ...others] = said;
  if (first === undefined || others.some(({ value }) => value !== first.value)) return [];
  const holds = first.atMost ? top.one <= first.value + ROOM : Math.abs(top.one - first.value) <= first.step / 2 + ROOM;
  return [{ of: "largest", place: first.place, atMost: first.atMost, given: top.one, holds }];
}

interface LargestSaid {
  value: number;
  step: number;
  atMost: boolean;
  place: Place;
}

function largestOn(passage: Passage): LargestSaid[] {
  return passage.text.split(/(?<=\p{L}{2}|%)[.;](?=\s|$)/u).flatMap((sentence): LargestSaid[] => {
    const folded = fold(sentence);
    const atMost = AT_MOST_FOR_ONE.test(folded);
    if (!atMost && !LARGEST_CUSTOMER.test(folded)) return [];
    const [only, ...others] = findQuantities(sentence).filter(
      (one): one is Quantity => !("ambiguous" in one) && one.unit === "percent" && one.range === undefined,
    );
    if (only === undefined || others.length > 0) return [];
    const printed = only.text.trim();
    const place = placeOfPassage(passage, { label: sentence.trim(), printed, value: only.value });
    return [{ value: only.value, step: only.step, atMost: atMost || only.bound === "max", place }];
  });
}
