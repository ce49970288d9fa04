import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { runChecks } from "../checks/run.ts";
import { ConsensusEngine } from "../consensus/engine.ts";
import { inspectDeal } from "../deal/inspection.ts";
import { Citation } from "../domain/citation.ts";
import { TribunalError } from "../domain/errors.ts";
import { Locale } from "../domain/locale.ts";
import { verifyAgentOutputs } from "../evidence/citations/verify.ts";
import { checkText } from "../evidence/claims/check-text.ts";
import { witnessOf } from "../evidence/witness.ts";
import { explainError } from "../i18n/errors.ts";
import { readAgentOutput } from "../outputs/read-output.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import type { ReviewOptions } from "../review/options.ts";
import { reviewDeal } from "../review.ts";
import { briefReview, briefVerdict } from "./brief.ts";
import { DealRoot } from "./deal-root.ts";
import { addPages } from "./pages.ts";
import { addPrompts } from "./prompts.ts";

export interface McpOptions {
  /** The folder whose deals may be named. */
  root: string;
  version: string;
  /** How reviews are done: model, budget, journal. Default: by evidence alone. */
  review?: Pick<ReviewOptions, "model" | "budget" | "journal">;
}

const deal = z.string().min(1).describe("Path of the deal folder, relative to the folder this server was opened on");
const lang = Locale.optional().describe("Language of the answer. Default: the deal's own");

/** How many of something are given at once. */
const PAGE = 50;
const LONGEST_PAGE = 40_000;
const limit = z.number().int().min(1).max(500).optional().describe(`How many at most. Default ${PAGE}`);

/** Tribunal's checks for other agents, over the Model Context Protocol. Reads files below one folder and writes none. */
export function createMcpServer({ root, version, review = {} }: McpOptions): McpServer {
  const deals = new DealRoot(root);
  const server = new McpServer({ name: "tribunal", version });
  const tool = <Shape extends z.ZodObject>(
    name: string,
    title: string,
    description: string,
    inputSchema: Shape,
    work: (input: z.infer<Shape>) => Promise<unknown> | unknown,
  ): void => {
    // The SDK's callback type cannot follow a generic schema; what arrives was validated by this very schema.
    const call = async (input: unknown) => answer(() => work(input as z.infer<Shape>));
    const about = { title, description, inputSchema, outputSchema: z.looseObject({}) };
    server.registerTool(name, { ...about, annotations: { readOnlyHint: true } }, call as never);
  };

  tool(
    "check_citation",
    "Check a citation",
    "Is this quote in the deal's documents, with these numbers, at this place? Answers verified, relocated, altered, unsupported, phantom or unverifiable, with the place found.",
    z.object({ deal, lang, ...Citation.shape }),
    async ({ deal: path, lang: locale, ...citation }) => {
      const { context, deal: info } = await deals.load(path);
      return witnessOf(context).check(citation, null, locale ?? info.locale);
    },
  );
  tool(
    "check_calculation",
    "Check a calculation",
    "Does this sum come out? Recomputed by code: '42 000 × 12 = 504 000', or a formula with its result.",
    z.object({
      formula: z.string().min(1).max(2_000),
      result: z.union([z.number(), z.string()]).optional(),
      inputs: z.record(z.string(), z.number()).optional(),
      lang,
    }),
    ({ formula, result, inputs, lang: locale }) =>
      checkCalculation(
        { formula, result: result ?? null, ...(inputs !== undefined && { inputs }) },
        { ...(locale !== undefined && { locale }) },
      ),
  );
  tool(
    "check_text",
    "Check a text",
    "Holds a text (a memo, an answer) against the deal's documents, sentence by sentence: supported, contradicted, not_found, unclear or no_claim, with the place, the words there and the sum.",
    z.object({ deal, lang, text: z.string().min(1).max(200_000) }),
    async ({ deal: path, lang: locale, text }) => {
      const { context, deal: info } = await deals.load(path);
      return checkText(context, text, { locale: locale ?? info.locale });
    },
  );
  tool(
    "inspect_deal",
    "What was read",
    "What was read of a deal's documents, and how well: pages, hidden text, unreadable parts, problems of the financial model.",
    z.object({ deal }),
    async ({ deal: path }) => inspectDeal(await deals.load(path)),
  );
  tool(
    "verify_deal",
    "Check every citation",
    "Checks every citation and every sum of the analysts' outputs in a deal folder.",
    z.object({ deal, lang }),
    async ({ deal: path, lang: locale }) => {
      const { context, agentOutputs, deal: info } = await deals.load(path);
      return verifyAgentOutputs(context, agentOutputs, { locale: locale ?? info.locale });
    },
  );
  tool(
    "list_deals",
    "List the deals",
    "The deal folders that may be named, by name. Goes on from `cursor` where there are more.",
    z.object({ cursor: z.string().optional(), limit }),
    async ({ cursor, limit: most = PAGE }) => {
      const names = (await deals.list()).filter((name) => cursor === undefined || name > cursor);
      const page = names.slice(0, most);
      return { deals: page, ...(names.length > most && { nextCursor: page.at(-1) }) };
    },
  );
  tool(
    "find_facts",
    "Find figures",
    "The figures the documents state, about one metric ('ARR', 'churn') or all of them: value, period, whose it is, plan or present, and the place. Goes on from `offset` where there are more.",
    z.object({
      deal,
      metric: z.string().min(1).max(200).optional(),
      offset: z.number().int().min(0).optional(),
      limit,
    }),
    async ({ deal: path, metric, offset = 0, limit: most = PAGE }) => {
      const { facts, coverage } = witnessOf((await deals.load(path)).context).sheet();
      const topic = metric === undefined ? null : (matchTopic(metric)?.topic.id ?? null);
      const found = facts.filter(
        (fact) =>
          metric === undefined ||
          (topic === null ? fact.label.toLowerCase().includes(metric.toLowerCase()) : fact.topic === topic),
      );
      const nextOffset = offset + most;
      return {
        facts: found.slice(offset, nextOffset),
        total: found.length,
        ...(found.length > nextOffset && { nextOffset }),
        coverage,
      };
    },
  );
  tool(
    "search_documents",
    "Search the documents",
    "Lines of the deal's documents that hold these words, those with the most of them first, with their places. Goes on from `offset` where there are more.",
    z.object({ deal, lang, words: z.string().min(3).max(400), offset: z.number().int().min(0).optional(), limit }),
    async ({ deal: path, lang: locale, words, offset = 0, limit: most = PAGE }) => {
      const { context, deal: info } = await deals.load(path);
      const lines = witnessOf(context).search(words, locale ?? info.locale);
      const nextOffset = offset + most;
      return {
        lines: lines.slice(offset, nextOffset),
        total: lines.length,
        ...(lines.length > nextOffset && { nextOffset }),
      };
    },
  );
  tool(
    "read_page",
    "Read a page",
    "One page, slide or sheet of the deal's documents, line by line as a reader sees it. Without a place: the names of all pages.",
    z.object({
      deal,
      lang,
      place: z.string().min(1).max(200).optional().describe('As other tools name it: "Deck, page 8"'),
    }),
    async ({ deal: path, lang: locale, place }) => {
      const { context, deal: info } = await deals.load(path);
      const spoken = locale ?? info.locale;
      const witness = witnessOf(context);
      const page = place === undefined ? null : witness.pageNamed(place, spoken, LONGEST_PAGE);
      if (page !== null) return { page };
      return { ...(place !== undefined && { note: `There is no ${place}.` }), pages: witness.pageNames(spoken) };
    },
  );
  tool(
    "run_checks",
    "The checks a professional makes",
    "Cap table, instruments, exit, term sheet, use of funds, definitions, customers, money trail, workbook, plan, market, company, data room: each with what it found and where, what is missing, its sums and its questions.",
    z.object({ deal, lang }),
    async ({ deal: path, lang: locale }) => {
      const { context, deal: info } = await deals.load(path);
      return {
        checks: runChecks(context, {
          locale: locale ?? info.locale,
          stage: info.stage ?? null,
          sector: info.sector ?? null,
        }),
      };
    },
  );
  tool(
    "settle_findings",
    "Settle contradictions",
    "Finds contradictions between analysts' findings and settles them by the deal's documents. Give each agent's own JSON as it is.",
    z.object({
      deal,
      lang,
      agents: z
        .array(z.object({ agentName: z.string().min(1), output: z.unknown() }))
        .min(1)
        .max(50),
    }),
    async ({ deal: path, lang: locale, agents }) => {
      const { context, deal: info } = await deals.load(path);
      const engine = new ConsensusEngine({ locale: locale ?? info.locale, ...review });
      const read = agents.map(({ agentName, output }) => ({ agentName, ...readAgentOutput(output, agentName) }));
      const detection = engine.detect(
        read.flatMap(({ agentName, output }) => output.findings.map((finding) => ({ ...finding, agentName }))),
      );
      const resolutions = await engine.resolveAll(detection.contradictions, context);
      const { contradictions, ...notContradictions } = detection;
      return {
        verdicts: contradictions.flatMap((contradiction, i) => {
          const resolution = resolutions[i];
          return resolution === undefined ? [] : [briefVerdict(contradiction, resolution)];
        }),
        ...notContradictions,
        unread: read.flatMap(({ agentName, unread }) => unread.map((part) => ({ agentName, ...part }))),
      };
    },
  );
  tool(
    "review_deal",
    "Review a deal",
    "The whole review of a deal folder: can the analysis be trusted, contradictions settled with their sources, weak analyses corrected, questions for the founder, what was not examined.",
    z.object({ deal, lang }),
    async ({ deal: path, lang: locale }) =>
      briefReview(await reviewDeal(await deals.load(path), { ...review, ...(locale !== undefined && { locale }) })),
  );
  addPages(server, deals);
  addPrompts(server);
  return server;
}

/** A result as JSON, or what is wrong and what to do about it. */
async function answer(work: () => Promise<unknown> | unknown) {
  try {
    const result = await work();
    const text = JSON.stringify(result, null, 1);
    return { content: [{ type: "text" as const, text }], structuredContent: JSON.parse(text) as object };
  } catch (error) {
    if (!(error instanceof TribunalError)) throw error;
    return { isError: true, content: [{ type: "text" as const, text: explainError(error, "en") }] };
  }
}
