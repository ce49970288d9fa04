import { z } from "zod";
import type { ContradictionProposal } from "../../../domain/contradiction-proposal.ts";
import { tolerant } from "../../../model/prompt/answer-schema.ts";
import { asList, asNumber, asText, isObject, pick } from "../../../model/prompt/lenient.ts";

const KINDS = ["same", "sum", "at_most", "words"] as const;

const Shape = z.object({
  contradictions: z
    .array(
      z.object({
        about: z.string().describe("What it is about, in words of these lines"),
        kind: z.enum(KINDS),
        statements: z
          .array(
            z.object({
              line: z.number().int().describe("The number of the line"),
              words: z.string().describe("The figure with its unit, or the telling words, letter for letter"),
            }),
          )
          .describe("The one that is held against the others first"),
        sum: z.string().nullable().describe('What f1 should be: "f2 * f3 / 12"; null for same and words'),
      }),
    )
    .describe("Gravest first; empty where there is none"),
});

/** An answer without the list is none: it must not pass for "nothing found". */
const LIST = ["contradictions", "findings"] as const;

/** What a reader of the documents may have meant by its answer. */
export const CrossReadingAnswer = tolerant(Shape, (value) => {
  const list = Array.isArray(value)
    ? value
    : isObject(value) && pick(value, ...LIST) !== undefined
      ? asList(pick(value, ...LIST))
      : null;
  return list === null ? value : { contradictions: list.map(proposalFrom) };
});

/** What a proposal lacks is left for code to decline by its reason: one that is odd does not cost the others. */
function proposalFrom(value: unknown): unknown {
  const given = isObject(value) ? value : {};
  const sum = asText(pick(given, "sum", "formula", "expression")) ?? null;
  const kind = (asText(pick(given, "kind", "type")) ?? "").toLowerCase();
  return {
    about: asText(pick(given, "about", "topic", "name")) ?? "",
    kind: KINDS.find((one) => one === kind) ?? "sum",
    statements: asList(pick(given, "statements", "figures", "lines")).map((one) => {
      const named = isObject(one) ? one : {};
      const line = asNumber(pick(named, "line", "number", "n"));
      return {
        line: line !== undefined && Number.isSafeInteger(line) ? line : 0,
        words: asText(pick(named, "words", "figure", "quote", "text")) ?? "",
      };
    }),
    sum: sum === null || /^(?:null|none|-)$/i.test(sum) ? null : sum.replace(/^\s*f1\s*[=≈≤<]+\s*/u, ""),
  };
}

/** As many as anybody reads; the rest is not looked at. */
const MOST = 40;

export const proposalsIn = ({ contradictions }: z.infer<typeof Shape>): ContradictionProposal[] =>
  contradictions.slice(0, MOST);
