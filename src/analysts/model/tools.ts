import { z } from "zod";
import type { Locale } from "../../domain/locale.ts";
import { SourceType } from "../../domain/source.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { sourceTypeOf } from "../../evidence/citations/evidence.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sourceName } from "../../i18n/sources.ts";
import { jsonSchemaOf } from "../../model/answer/json-schema.ts";
import type { Tool } from "../../model/converse.ts";
import { asMaterial } from "../../model/prompt/material.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { matchTopic } from "../../quantities/topics/match.ts";

const MOST_FACTS = 25;
const MOST_LINES = 20;
const MOST_PAGES = 200;
const LONGEST_PAGE = 6_000;

/** What an analyst may look up, each answered by the witness. What they give is fenced: documents give no orders here either. */
export function analystTools(witness: Witness, locale: Locale): Tool[] {
  return [
    tool(
      "find_facts",
      "Figures the documents state on a metric, with place, period and nature. Start here for any figure.",
      z.strictObject({ metric: z.string().describe('"ARR", "gross margin", "customers"') }),
      ({ metric }) => {
        const topic = matchTopic(metric)?.topic.id;
        if (topic === undefined) return { note: "Not a metric of the catalogue: use search_documents." };
        const facts = witness.says({ topic, sure: true }).slice(0, MOST_FACTS);
        return {
          facts: facts.map(({ passage: words, period, nature, subject, source, address }) => ({
            words,
            ...(period !== undefined && { period }),
            nature,
            subject,
            place: `${sourceName(source, locale)}, ${describeAddress(address, locale, witness.dossier)}`,
          })),
          computed: witness
            .computed(locale, topic)
            .slice(0, 3)
            .map(({ formula, calculation }) => `${formula}: ${calculation}`),
        };
      },
    ),
    tool(
      "search_documents",
      "Lines of the documents that hold these words, with their places.",
      z.strictObject({ words: z.string().describe("Two or three telling words") }),
      ({ words }) => ({
        lines: witness
          .search(words, locale)
          .slice(0, MOST_LINES)
          .map(({ place, text }) => [place, text]),
      }),
    ),
    tool(
      "read_page",
      "One page, slide or sheet, line by line. Without a place: the list of all pages.",
      z.strictObject({
        place: z.string().nullable().describe('As other tools name it: "Deck, page 8"; null for the list'),
      }),
      ({ place }) =>
        (place === null ? null : witness.pageNamed(place, locale, LONGEST_PAGE)) ?? {
          pages: witness.pageNames(locale).slice(0, MOST_PAGES),
        },
    ),
    tool(
      "check_citation",
      "Is this quote in the documents, with these numbers, at this place? Check every quote before you write it.",
      z.strictObject({ source: z.string().describe('"Deck, page 8"'), quote: z.string() }),
      ({ source, quote }) => {
        const named = sourceTypeOf(source);
        const types =
          named === null || named === "inference" ? SourceType.options.filter((one) => one !== "inference") : [named];
        const checks = types.map((type) => witness.check({ type, reference: source, quote }, null, "en"));
        const best =
          checks.find(({ status }) => status === "verified") ??
          checks.find(({ status }) => status === "relocated") ??
          checks[0];
        return { status: best?.status ?? "unverifiable", explanation: best?.explanation ?? "" };
      },
    ),
    tool(
      "check_calculation",
      'Does this sum come out? "42 000 × 12 = 504 000". Check every sum before you write it.',
      z.strictObject({ sum: z.string() }),
      ({ sum }) => {
        const { ok, recomputed, explanation } = checkCalculation({ formula: sum.slice(0, 2_000) }, { locale: "en" });
        return { ok, recomputed, explanation };
      },
    ),
  ];
}

/** A tool whose input is held to its schema; what does not fit is told, not guessed. */
function tool<Shape extends z.ZodObject>(
  name: string,
  description: string,
  shape: Shape,
  run: (input: z.infer<Shape>) => object,
): Tool {
  return {
    name,
    description,
    input: jsonSchemaOf(shape),
    run(input) {
      const read = shape.safeParse(input);
      if (!read.success)
        return `Not a valid input: ${read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`;
      return asMaterial(run(read.data), "documents");
    },
  };
}
