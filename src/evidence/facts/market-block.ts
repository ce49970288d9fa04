import { POTENTIAL } from "../../lexicon/metric-words.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Claim } from "./claim.ts";

/** Which of the three markets a page speaks of. */
type Market = "tam" | "sam" | "som";

interface Over {
  topic: Market;
  heading: string;
}

/** The market that the heading over an amount names; null where none does, or several. */
export function marketOver(claim: Claim): Over | null {
  const { how, headings, headers, cells } = claim;
  // On a page with places such a heading may be a caption, and name its own figure, unless it opens what follows.
  const placed = how !== "text" && cells.some(({ box }) => box !== undefined);
  const over = [headings[0], how === "text" ? headers[0] : undefined]
    .filter((heading) => heading !== undefined && (!placed || heading.endsWith(":")))
    .flatMap((heading) => {
      const topic = marketNamedIn(heading ?? "");
      return topic === null ? [] : [{ topic, heading: heading ?? "" }];
    });
  return over[0] ?? null;
}

/** What the line itself says it is: not the size of the market it stands under. */
export function isOfAnotherThan({ labels, headers, row }: Claim, { heading }: Over): boolean {
  // The name of a line says which of them it is, whatever its column is called.
  const ofLine = row.cells.some(({ text }) => text === heading);
  const own = [...labels, ...(ofLine ? [] : headers.filter((header) => header !== heading))].join(" ");
  return OF_ONE.test(POTENTIAL.test(own) ? own.replace(EARNED, "") : own);
}
const EARNED = /(?<!\p{L})(?:revenues?|revenus?|receitas?|ingresos|chiffre d['’]affaires|faturamento)(?!\p{L})/giu;
const OF_ONE =
  /\b(?:TAM|SAM|SOM)\b|\bGMV\b|(?<!\p{L})(?:revenues?|revenus|receitas?|ingresos|faturamento|chiffre d['’]affaires|CA|users?)(?!\p{L})|valuation|valorisation|avalia|pipeline|contra[ct]|demand|\braise/iu;

/** "Target market" over several is no name of one of them. */
const ADDRESSED =
  /addressable|available|obtainable|serviceable|adressable|accessible|endere[çc][áa]vel|acess[íi]vel|direccionable|alcanzable/iu;

/** The one market that these words name. */
function marketNamedIn(words: string): Market | null {
  const named = (["som", "sam", "tam"] as const).filter((id) => new RegExp(`\\b${id}\\b`, "iu").test(words));
  if (named.length > 0) return named.length === 1 ? (named[0] as Market) : null;
  const called = ADDRESSED.test(words) ? matchTopic(words)?.topic.id : undefined;
  return called === "tam" || called === "sam" || called === "som" ? called : null;
}

/** "165 million farmers" below "Serviceable market (SAM)": what the page calls a market in heads is shown as that. */
export function marketInHeads({ labels, headers, headings, passage }: Claim): Market | null {
  for (const words of [...labels, headers[0] ?? "", headings[0] ?? "", passage]) {
    const named = marketNamedIn(words);
    if (named !== null) return named;
  }
  return null;
}
