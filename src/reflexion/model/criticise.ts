import type { QualityEngineConfig } from "../../domain/config.ts";
import type { Locale } from "../../domain/locale.ts";
import type { ModelDesk } from "../../model/model-desk.ts";
import type { Desk } from "../desk.ts";
import type { Objection } from "../objection.ts";
import { type AnalysisBrief, CriticAnswer, criticPrompt, type ProposedCritique } from "../prompts/critic.ts";
import type { Reading } from "../reading/read-output.ts";
import { type Part, partsOf } from "./brief.ts";
import { documentsOn } from "./documents.ts";
import { judgeCritique } from "./judge-critique.ts";
import type { ModelRecord } from "./record.ts";

/** One analysis before the critic: what it says, what code has found, and where the outcome is kept. */
export interface Hearing {
  agentName: string;
  reading: Reading;
  desk: Desk;
  /** By code. */
  objections: readonly Objection[];
  record: ModelRecord;
}

interface Seat {
  hearing: Hearing;
  part: Part;
}

/** Room for the answer: so much to begin with, so much for each analysis in the question. */
const ANSWER_TOKENS = 600;
const ANSWER_TOKENS_EACH = 1_400;
const MOST_ANSWER_TOKENS = 8_000;
const MOST_SEATS = 8;

/**
 * Asks the critic about one or several analyses, in as few questions as their size allows, and gives what it adds to
 * the audit: for each analysis, in order, only objections that stand. What goes wrong is on each record concerned.
 */
export async function criticise(
  hearings: readonly Hearing[],
  asker: ModelDesk,
  config: QualityEngineConfig["reflexion"],
  locale: Locale,
): Promise<Objection[][]> {
  const seats = hearings.flatMap((hearing) => {
    const { parts, cut } = partsOf(hearing.reading, hearing.objections, hearing.desk, config.maxQuestionCharacters);
    if (cut) hearing.record.readInPart();
    return parts.map((part): Seat => ({ hearing, part }));
  });
  const said = new Map<Hearing, ProposedCritique[]>();
  for (const [at, table] of tables(seats, config.maxQuestionCharacters).entries()) {
    for (const [hearing, critiques] of await askTable(table, asker, locale, at))
      said.set(hearing, [...(said.get(hearing) ?? []), ...critiques]);
  }
  return hearings.map((hearing) => judged(hearing, said.get(hearing) ?? [], config.maxModelCritiques));
}

/** Analyses that are asked about together. */
function tables(seats: readonly Seat[], most: number): Seat[][] {
  const all: Seat[][] = [];
  let size = 0;
  for (const seat of seats) {
    const table = all.at(-1);
    if (table !== undefined && size + seat.part.characters <= most && table.length < MOST_SEATS) {
      table.push(seat);
      size += seat.part.characters;
    } else {
      all.push([seat]);
      size = seat.part.characters;
    }
  }
  return all;
}

async function askTable(
  table: readonly Seat[],
  asker: ModelDesk,
  locale: Locale,
  number: number,
): Promise<[Hearing, ProposedCritique[]][]> {
  const briefs = table.map(({ hearing, part }, at): AnalysisBrief => {
    const { facts, passages, known } = part;
    return { agent: at + 1, name: hearing.agentName, facts, passages, known };
  });
  const room = Math.min(MOST_ANSWER_TOKENS, ANSWER_TOKENS + ANSWER_TOKENS_EACH * table.length);
  const before = asker.tokens;
  const desks = new Set(table.map(({ hearing }) => hearing.desk.dossier));
  const [first] = table;
  const setting = {
    instructions: first?.hearing.desk.prompts,
    ...(first !== undefined && desks.size === 1 && { documents: documentsOn(first.hearing.desk) }),
  };
  const about = `${JSON.stringify(briefs.map(({ name }) => name))} ${number}`;
  const answer = await asker.ask("critic", { ...criticPrompt(briefs, locale, setting), about }, CriticAnswer, room);
  share(asker.tokens - before, table);
  if ("failure" in answer) {
    for (const { record } of new Set(table.map(({ hearing }) => hearing))) record.fail("critic", answer.failure);
    return [];
  }
  const { agents } = answer.data;
  const isOf = (agent: number | string, at: number) =>
    table.length === 1 || agent === at + 1 || agent === table[at]?.hearing.agentName;
  for (const { agent, critiques } of agents)
    if (!table.some((_, at) => isOf(agent, at)))
      for (const _ of critiques) table[0]?.hearing.record.drop("unknown_agent");
  return table.flatMap(({ hearing }, at): [Hearing, ProposedCritique[]][] => {
    const own = agents.filter(({ agent }) => isOf(agent, at));
    if (own.length === 0) hearing.record.skipped();
    return own.map(({ critiques }) => [hearing, critiques]);
  });
}

/** What a question cost, by the size of what was asked about each; nothing of it gets lost in rounding. */
function share(tokens: number, table: readonly Seat[]): void {
  const whole = table.reduce((sum, { part }) => sum + part.characters, 0);
  let left = tokens;
  table.forEach(({ hearing, part }, at) => {
    const own = at === table.length - 1 ? left : Math.floor((tokens * part.characters) / Math.max(1, whole));
    hearing.record.tokens += own;
    left -= own;
  });
}

function judged({ reading, desk, objections, record }: Hearing, said: ProposedCritique[], most: number): Objection[] {
  const taken: Objection[] = [];
  for (const proposed of said) {
    const verdict = judgeCritique(proposed, reading, desk);
    if ("dropped" in verdict) record.drop(verdict.dropped);
    else if ([...objections, ...taken].some((one) => sameFault(one, verdict.objection))) record.drop("duplicate");
    else if (taken.length >= most) record.drop("too_many");
    else taken.push(verdict.objection);
  }
  record.critiquesTaken += taken.length;
  return taken;
}

/** The same fault of the same words, whoever saw it first. */
function sameFault(a: Objection, b: Objection): boolean {
  if (a.critique.type !== b.critique.type || a.span.path !== b.span.path) return false;
  return a.span.start === b.span.start || (a.span.start < b.span.end && b.span.start < a.span.end);
}
