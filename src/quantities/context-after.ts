import type { AmbiguousQuantity, Basis, Period, Quantity } from "../domain/quantity.ts";
import { readBasis } from "./basis.ts";
import { type FoundPeriod, periodFrom } from "./periods.ts";

const LINK =
  /[ \u00a0\u202f]{0,2}[,(]?[ \u00a0\u202f]{0,2}(?:(?:à fin|fin|en|in|em|au|at|for|pour|sur|du|as of|end of|at end of|no|na|sobre|over|on|de)[ \u00a0\u202f](?:the |le |l['’]|o |os |les |fin )?){0,2}/iy;
const YEAR_HERE = /((?:19[89]|20[0-6])\d)(?![\p{L}\d]|[.,]\d|[ \u00a0\u202f]?[%€$£kKM×])/uy;
const ASIDE = /[ \u00a0\u202f]{0,2}\(([^()\n]{2,40})\)/y;
const PERIODS = /(?:FY ?'?\d{2,4}|[QTHS][1-4]|(?:19|20)\d\d)[AEFPB]?/gi;
const NEXT_WORD = /[ \u00a0\u202f](\p{L}[\p{L}-]{1,19})(?![\p{L}\d])/uy;

/** Attaches the period and the definition that stand directly behind a quantity: "42 K€ en décembre 2024 (projeté)". */
export function contextAfter<Q extends Quantity | AmbiguousQuantity>(
  text: string,
  found: Q,
  periods: FoundPeriod[],
): Q {
  const period = periodAt(text, found.end, periods);
  const noun = "noun" in found && found.noun !== undefined ? found.noun : "";
  const basis = {
    ...basisAt(text, found.end),
    ...(period === null ? {} : basisAt(text, period.end)),
    ...period?.basis,
    ...readBasis(noun),
  };
  return attach(found, period?.period, basis);
}

/** Sets what is known on a quantity, or on each reading of an ambiguous one. */
export function attach<Q extends Quantity | AmbiguousQuantity>(found: Q, period: Period | undefined, basis: Basis): Q {
  const known = {
    ...(period === undefined ? {} : { period }),
    ...(Object.keys(basis).length === 0 ? {} : { basis }),
  };
  if (!("ambiguous" in found)) return { ...found, ...known };
  return { ...found, readings: found.readings.map((reading) => ({ ...reading, ...known })) };
}

function periodAt(
  text: string,
  at: number,
  periods: FoundPeriod[],
): { period: Period; basis?: Basis; end: number } | null {
  LINK.lastIndex = at;
  if (!LINK.test(text) || LINK.lastIndex === at) return null;
  const from = LINK.lastIndex;
  const named = periodFrom(periods, from);
  if (named !== undefined && named.start === from) return labelsNext(text, named.end) ? null : named;
  YEAR_HERE.lastIndex = from;
  const year = YEAR_HERE.exec(text);
  const end = YEAR_HERE.lastIndex;
  return year?.[1] === undefined || labelsNext(text, end) ? null : { period: year[1], end };
}

/** "1,2 M€ (2023 : 480 K€)": a period with a colon behind it dates what follows. */
const labelsNext = (text: string, end: number): boolean => /^[^\S\n]{0,2}[:=]/.test(text.slice(end, end + 3));

function basisAt(text: string, at: number): Basis {
  ASIDE.lastIndex = at;
  const aside = ASIDE.exec(text);
  // "6 M€ (post-money : 7,5 M€)": an aside with a number of its own speaks of that number.
  if (aside?.[1] !== undefined) return /\d/.test(aside[1].replace(PERIODS, "")) ? {} : readBasis(aside[1]);
  NEXT_WORD.lastIndex = at;
  const word = NEXT_WORD.exec(text);
  return word?.[1] === undefined ? {} : readBasis(word[1]);
}
