import { CROSS_READING } from "../analysts/model/cross-reading/cross-read.ts";
import type { Completion, CompletionRequest, Model, ToolCall } from "../model/port.ts";
import { typicalTokens } from "../model/tokens.ts";

/** A point, a reason, an issue: as long as the prompts ask for. */
const POINT = "what this passage of the company's own documents shows on the question that is asked here";
const SENTENCE = `${POINT}, told in one whole sentence with its place and its figure`;

/** How often an analyst looks things up before it answers, where no kept review tells. */
export const USUAL_LOOK_UPS = 3;
/** Between these most models keep. */
export const FEWEST_LOOK_UPS = 1;
export const MOST_LOOK_UPS = 6;

/**
 * A model that answers as long as models do, from what it is shown and nothing else: a review is rehearsed with it to
 * learn what it would cost. It calls nobody.
 */
export const rehearsalModel = (id: string, lookUps: number = USUAL_LOOK_UPS): Model => ({
  id,
  async complete(request): Promise<Completion> {
    const shown = caseIn(request);
    const toolCalls = request.tools === undefined ? [] : lookedUp(request, shown, lookUps);
    const text = toolCalls.length > 0 ? "" : JSON.stringify(answerTo(request, shown));
    const said = toolCalls.length > 0 ? JSON.stringify(toolCalls) : text;
    return {
      text,
      finishReason: "stop",
      modelId: id,
      usage: {
        inputTokens: readBy(request),
        outputTokens: typicalTokens(said),
        calls: 1,
        usd: null,
        estimated: true,
      },
      ...(toolCalls.length > 0 && { toolCalls }),
    };
  },
});

/** What a provider counts for a question: all that is sent, each time anew. */
const readBy = ({ system, documents = "", user, schema, tools, turns, pictures = [] }: CompletionRequest): number =>
  [system, documents, user, ...[schema, tools, turns].map((part) => (part == null ? "" : JSON.stringify(part)))].reduce(
    (sum, text) => sum + typicalTokens(text),
    pictures.length * TOKENS_OF_A_PAGE,
  );
const TOKENS_OF_A_PAGE = 1_500;

/** What a question shows, as far as the rehearsal needs it. */
interface Shown {
  you?: string;
  round?: number;
  A?: { value: unknown };
  B?: { value: unknown };
  ledger?: [entry: number, place: string, rank: string, passage: string][];
  topics?: string[];
  facts?: [words: string, place: string][];
  pages?: string[];
  findings?: { number: number }[];
  agents?: { agent: number; passages: [number: number, path: string, words: unknown][] }[];
  critiques?: [number: number, type: string, issue: string, passage: string][];
}

const caseIn = ({ user }: CompletionRequest): Shown =>
  JSON.parse(/<case>(.*?)<\/case>/s.exec(user)?.[1] ?? "{}") as Shown;

function answerTo(request: CompletionRequest, shown: Shown): object {
  if (request.pictures !== undefined) return { lines: [] };
  if (request.about === CROSS_READING) return { contradictions: Array.from({ length: USUAL_PROPOSALS }, proposed) };
  switch (request.role) {
    case "debater":
      return plea(shown);
    case "arbitrator":
    case "quick":
      return verdict(request, shown);
    case "critic":
      return { agents: (shown.agents ?? []).map(criticised) };
    case "improver":
      return { corrections: (shown.critiques ?? []).map(corrected) };
    case "analyst":
      return shown.findings === undefined || request.tools !== undefined ? analysis(shown) : choice(shown);
  }
}

/** How many contradictions a reader of a deck proposes. */
const USUAL_PROPOSALS = 6;
const proposed = (_: unknown, nth: number): object => ({
  about: "revenue of the year",
  kind: "sum",
  statements: [1, 2, 3].map((line) => ({ line: nth * 10 + line, words: "1 200 000 euros" })),
  sum: "f2 * f3 / 12",
});

/** Another row each round: debates go on as long as there is something new. */
function plea({ you, A, B, ledger = [], round = 1 }: Shown): object {
  const at = (place: number) => ledger[place % Math.max(1, ledger.length)]?.[0];
  const mine = you === "A" ? [round * 2 - 2] : [round * 2 - 1];
  return {
    claim: says(you, round, 0),
    value: (you === "A" ? A : B)?.value ?? null,
    evidence: mine.flatMap((place, nth) => {
      const entry = at(place);
      return entry === undefined ? [] : [{ entry, source: null, quote: null, shows: says(you, round, nth + 1) }];
    }),
    sums: [],
    weaknesses: [says(you, round, 3)],
    concede: false,
    confidence: 75,
  };
}

/** As long as a point, in words that the other side does not use: words alike would end the debate. */
function says(you: string | undefined, round: number, nth: number): string {
  const own = you === "A" ? WORDS.slice(0, WORDS.length / 2) : WORDS.slice(WORDS.length / 2);
  return Array.from({ length: 14 }, (_, at) => own[(at + round * 5 + nth * 7) % own.length]).join(" ");
}
const WORDS =
  "revenue contract founder customer market margin quarter patent supplier pipeline renewal churn price team product sales partner licence audit budget hiring roadmap security pilot forecast invoice competitor segment retention region channel network factory service platform training support warranty delivery payment".split(
    " ",
  );

/** For the same side in either order: the one whose value sorts first. */
function verdict({ role }: CompletionRequest, { A, B, ledger = [] }: Shown): object {
  const side = String(A?.value) < String(B?.value) ? "A" : "B";
  const rows = ledger.slice(0, role === "quick" ? 1 : 2).map(([entry]) => entry);
  return {
    decision: rows.length === 0 ? "UNRESOLVED" : side,
    value: rows.length === 0 ? null : ((side === "A" ? A : B)?.value ?? null),
    reasons: rows.map((entry) => ({ entry, source: null, quote: null, shows: POINT })),
    flaws: rows.slice(0, 1).map((entry) => ({ entry, flaw: POINT })),
    trust: "MEDIUM",
    confidence: 75,
  };
}

const CRITIQUES = 3;
const LONG_ENOUGH = 30;
/** A few of the sentences of an analysis are criticised, word for word: then there is something to correct. */
const criticised = ({ agent, passages }: NonNullable<Shown["agents"]>[number]): object => ({
  agent,
  critiques: passages
    .filter(([, , words]) => typeof words === "string" && words.length >= LONG_ENOUGH)
    .slice(0, CRITIQUES)
    .map(([passage, , words]) => ({
      rule: "conclusion_follows",
      passage,
      quote: String(words).slice(0, 200),
      against: null,
      source: null,
      severity: "MEDIUM",
      issue: SENTENCE,
      action: SENTENCE,
      impact: SENTENCE,
    })),
});

const corrected = ([critique, , , passage]: NonNullable<Shown["critiques"]>[number]): object => ({
  critique,
  before: passage,
  after: SENTENCE,
  sources: [{ reference: "Deck, page 8", quote: POINT }],
  calculation: null,
});

/** Calls in one turn. */
const TOGETHER = 3;
/** Figures, words, a page, a quotation, each time another one; then the answer. */
function lookedUp(
  { turns = [], tools = [] }: CompletionRequest,
  { topics = [], facts = [], pages = [] }: Shown,
  lookUps: number,
): ToolCall[] {
  if (turns.length >= lookUps) return [];
  const named = (place: number) => (topics[place % Math.max(1, topics.length)] ?? "ARR").replaceAll("_", " ");
  const wanted: ((place: number) => [name: string, input: object])[] = [
    (place) => ["find_facts", { metric: named(place) }],
    (place) => ["search_documents", { words: named(place + 1) }],
    (place) => ["read_page", { place: pages[place % Math.max(1, pages.length)] ?? null }],
    (place) => {
      const [quote, source] = facts[place % Math.max(1, facts.length)] ?? [named(place), pages[0] ?? ""];
      return ["check_citation", { source, quote }];
    },
  ];
  return Array.from({ length: TOGETHER }, (_, at) => {
    const place = turns.length * TOGETHER + at;
    return (wanted[place % wanted.length] as (typeof wanted)[number])(place);
  })
    .filter(([name]) => tools.some((tool) => tool.name === name))
    .map(([name, input], at) => ({ id: `call-${turns.length}-${at}`, name, input }));
}

const MOST_FINDINGS = 8;
const analysis = ({ you, topics = [], facts = [] }: Shown): object => ({
  agentName: you ?? "",
  findings: facts.slice(0, MOST_FINDINGS).map(([words, place]) => ({
    metric: words.slice(0, 40),
    category: "financial",
    value: null,
    unit: "EUR",
    period: "2024-12",
    basis: "actual",
    assessment: null,
    confidence: 80,
    claim: SENTENCE,
    evidence: [{ type: "quote", content: words, source: place }],
  })),
  redFlags: [],
  notAvailable: topics.slice(0, 3).map((metric) => ({ metric, reason: POINT })),
  recommendation: SENTENCE,
});

/** Tier 3 chooses by number. */
function choice({ you, findings = [] }: Shown): object {
  const numbers = findings.map(({ number }) => number);
  if (you === "synthesis-deal-scorer")
    return { grades: numbers.slice(0, 20).map((finding) => ({ finding, grade: "average" })) };
  if (you === "devils-advocate") return { doubts: numbers.slice(0, 5).map((finding) => ({ finding, percent: 30 })) };
  if (you === "scenario-modeler")
    return { moves: numbers.slice(0, 3).map((finding) => ({ driver: "growth", finding, worse: 30, better: 20 })) };
  return { for: numbers.slice(0, 5), against: numbers.slice(0, 5) };
}
