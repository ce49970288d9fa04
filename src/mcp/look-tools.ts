import { z } from "zod";
import { inspectDeal } from "../deal/inspection.ts";
import { witnessOf } from "../evidence/witness.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import { type DealTool, lang, limit, nextOffset, offset, pageOf, tool, WHICH } from "./tool.ts";

/** The longest page that is given whole, in characters. */
export const LONGEST_PAGE = 40_000;

const Place = z.looseObject({ kind: z.string(), document: z.string() });

/** What the documents hold: figures, lines, pages. */
export const LOOK_TOOLS: Record<string, DealTool> = {
  inspect_deal: tool({
    title: "What was read",
    description:
      "What was read of a deal's documents, and how well: pages, hidden text, unreadable parts, problems of the financial model.",
    input: z.object({ ...WHICH }),
    output: z.looseObject({
      deal: z.looseObject({ name: z.string(), locale: z.string() }),
      coverage: z.string(),
      documents: z.array(z.looseObject({ id: z.string(), name: z.string(), sections: z.number() })),
      unreadable: z.array(z.looseObject({ message: z.string() })),
      agents: z.array(z.looseObject({ agentName: z.string() })),
    }),
    work: (deal) => inspectDeal(deal),
  }),
  find_facts: tool({
    title: "Find figures",
    description:
      "The figures the documents state, about one metric ('ARR', 'churn') or all of them: value, period, whose it is, plan or present, and the place. Goes on from `offset` where there are more.",
    input: z.object({ ...WHICH, metric: z.string().min(1).max(200).optional(), offset, limit }),
    output: z.looseObject({
      facts: z.array(z.looseObject({ id: z.string(), topic: z.string().nullable(), label: z.string() })),
      total: z.number(),
      nextOffset,
      coverage: z.looseObject({}),
    }),
    work: ({ context }, { metric, offset: from, limit: most }) => {
      const { facts, coverage } = witnessOf(context).sheet();
      const topic = metric === undefined ? null : (matchTopic(metric)?.topic.id ?? null);
      const found = facts.filter(
        (fact) =>
          metric === undefined ||
          (topic === null ? fact.label.toLowerCase().includes(metric.toLowerCase()) : fact.topic === topic),
      );
      const { page, rest } = pageOf(found, from, most);
      return { facts: page, ...rest, coverage };
    },
  }),
  search_documents: tool({
    title: "Search the documents",
    description:
      "Lines of the deal's documents that hold these words, those with the most of them first, with their places. Goes on from `offset` where there are more.",
    input: z.object({ ...WHICH, lang, words: z.string().min(3).max(400), offset, limit }),
    output: z.looseObject({
      lines: z.array(z.looseObject({ text: z.string(), at: Place.optional() })),
      total: z.number(),
      nextOffset,
    }),
    work: ({ context, deal }, { words, lang: locale, offset: from, limit: most }) => {
      const { page, rest } = pageOf(witnessOf(context).search(words, locale ?? deal.locale), from, most);
      return { lines: page, ...rest };
    },
  }),
  read_page: tool({
    title: "Read a page",
    description:
      "One page, slide or sheet of the deal's documents, line by line as a reader sees it. Without a place: the names of all pages, those from `offset` on.",
    input: z.object({
      ...WHICH,
      lang,
      place: z.string().min(1).max(200).optional().describe('As other tools name it: "Deck, page 8"'),
      offset,
      limit,
    }),
    output: z.looseObject({
      page: z.looseObject({ lines: z.array(z.string()) }).optional(),
      pages: z.array(z.string()).optional(),
      note: z.string().optional(),
      total: z.number().optional(),
      nextOffset,
    }),
    work: ({ context, deal }, { place, lang: locale, offset: from, limit: most }) => {
      const spoken = locale ?? deal.locale;
      const witness = witnessOf(context);
      const found = place === undefined ? null : witness.pageNamed(place, spoken, LONGEST_PAGE);
      if (found !== null) return { page: found };
      const { page, rest } = pageOf(witness.pageNames(spoken), from, most);
      return { ...(place !== undefined && { note: `There is no ${place}.` }), pages: page, ...rest };
    },
  }),
};
