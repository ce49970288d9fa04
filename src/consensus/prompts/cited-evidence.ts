import { z } from "zod";
import { splitSource } from "../../evidence/citations/evidence.ts";
import { asList, asNumber, asText, isObject, pick } from "../../model/prompt/lenient.ts";

/** Evidence as a model gives it: a row of the ledger by its number, or a passage of a document word for word. */
export const CitedEvidence = z.object({
  entry: z.number().optional(),
  source: z.string().optional(),
  quote: z.string().optional(),
  shows: z.string().optional(),
  /** The quote was taken out of the words that name the source: it may be a remark and no quotation. */
  remark: z.boolean().optional(),
  /** A sum of code by its name: "arr". */
  computed: z.string().optional(),
});
export type CitedEvidence = z.infer<typeof CitedEvidence>;

/** How a provider is asked for it: every field there, null where it does not apply. */
export const AskedEvidence = z.strictObject({
  entry: z.number().nullable().describe("Number of the ledger row; null for a passage the ledger lacks"),
  source: z.string().nullable().describe('Its "place" in <documents>; null with an entry'),
  quote: z.string().nullable().describe("The passage, copied letter for letter, number included; null with an entry"),
  shows: z.string().describe("What it proves, in at most 15 words"),
});

/** "preComputedCalculations.arr = 504,000€". */
const COMPUTED = /^\s*(?:verificationContext\.)?pre_?computed_?calculations?[.[\s:'"]+(\w+)/i;

/** Reads 3, "#3", "entry 3", {entry: 3, shows}, {source, quote, interpretation}. */
export function readCited(value: unknown): CitedEvidence[] {
  return asList(value).flatMap((one): CitedEvidence[] => {
    if (!isObject(one)) {
      const entry = entryIn(one);
      const quote = asText(one);
      return entry !== undefined ? [{ entry }] : quote === undefined ? [] : [{ quote }];
    }
    const named = asText(pick(one, "source", "reference", "place"));
    const split = named === undefined ? undefined : splitSource(named.slice(0, LONGEST_SOURCE));
    const computed = named === undefined ? undefined : COMPUTED.exec(named)?.[1];
    const source = split?.place ?? named;
    const entry = entryIn(pick(one, "entry", "number", "row", "ledger")) ?? entryIn(named, true);
    const given = asText(pick(one, "quote", "passage", "text"));
    const quote = given ?? split?.quote;
    const shows = asText(pick(one, "shows", "why", "interpretation", "factor", "flaw"));
    if (entry === undefined && source === undefined && quote === undefined)
      return shows === undefined ? [] : [{ shows }];
    if (entry === undefined && computed !== undefined)
      return [{ computed: computed.toLowerCase(), ...(shows !== undefined && { shows }) }];
    return [
      {
        ...(entry !== undefined && { entry }),
        ...(entry === undefined && source !== undefined && { source }),
        ...(entry === undefined && quote !== undefined && { quote }),
        ...(entry === undefined && given === undefined && quote !== undefined && { remark: true }),
        ...(shows !== undefined && { shows }),
      },
    ];
  });
}

/** Longer ones are texts, and name no place. */
const LONGEST_SOURCE = 1_000;

/** A bare number is an entry only where an entry is asked for; as a source it must say so. */
function entryIn(value: unknown, named = false): number | undefined {
  const plain = named ? undefined : asNumber(value);
  const written =
    typeof value === "string" ? /^\s*(?:#|\[|entry|row|ledger)\s*#?(\d+)\]?\s*$/i.exec(value)?.[1] : undefined;
  const number = plain ?? (written === undefined ? undefined : Number(written));
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}
