import { z } from "zod";
import { asList, asNumber, asText, isObject, pick } from "../../model/prompt/lenient.ts";

/** Evidence as a model gives it: a row of the ledger by its number, or a passage of a document word for word. */
export const CitedEvidence = z.object({
  entry: z.number().optional(),
  source: z.string().optional(),
  quote: z.string().optional(),
  shows: z.string().optional(),
});
export type CitedEvidence = z.infer<typeof CitedEvidence>;

/** Reads 3, "#3", "entry 3", {entry: 3, shows}, {source, quote, interpretation}. */
export function readCited(value: unknown): CitedEvidence[] {
  return asList(value).flatMap((one): CitedEvidence[] => {
    if (!isObject(one)) {
      const entry = entryIn(one);
      const quote = asText(one);
      return entry !== undefined ? [{ entry }] : quote === undefined ? [] : [{ quote }];
    }
    const source = asText(pick(one, "source", "reference", "place"));
    const entry = entryIn(pick(one, "entry", "number", "row", "ledger")) ?? entryIn(source, true);
    const quote = asText(pick(one, "quote", "passage", "text"));
    const shows = asText(pick(one, "shows", "why", "interpretation", "factor", "flaw"));
    if (entry === undefined && source === undefined && quote === undefined)
      return shows === undefined ? [] : [{ shows }];
    return [
      {
        ...(entry !== undefined && { entry }),
        ...(entry === undefined && source !== undefined && { source }),
        ...(entry === undefined && quote !== undefined && { quote }),
        ...(shows !== undefined && { shows }),
      },
    ];
  });
}

/** A bare number is an entry only where an entry is asked for; as a source it must say so. */
function entryIn(value: unknown, named = false): number | undefined {
  const plain = named ? undefined : asNumber(value);
  const written =
    typeof value === "string" ? /^\s*(?:#|\[|entry|row|ledger)\s*#?(\d+)\]?\s*$/i.exec(value)?.[1] : undefined;
  const number = plain ?? (written === undefined ? undefined : Number(written));
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}
