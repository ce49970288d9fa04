import type { ScoredFinding } from "../../src/domain/finding.ts";
import { confidenceLevel } from "../../src/domain/finding.ts";
import { type Cited, type Desk, figure, quote, sumFor, trueCitation } from "./evidence.ts";
import { metricOf } from "./metrics.ts";
import { WORDS } from "./words.ts";
import { now, type Series } from "./world.ts";

export const AGENTS = [
  "financial-auditor",
  "deck-forensics",
  "market-intelligence",
  "customer-intel",
  "team-investigator",
  "legal-regulatory",
  "technical-dd",
  "gtm-analyst",
  "competitive-intel",
  "cap-table-auditor",
  "exit-strategist",
  "sector-expert",
] as const;

const MONEY_UNITS = { EUR: ["EUR", "€"], USD: ["USD", "$"], GBP: ["GBP", "£"], BRL: ["BRL", "R$"] } as const;

/** A value in one of the ways analysts hand values over: a number with a unit, or a string. */
export function spell(desk: Desk, id: string, value: number): { value: number | string; unit: string | null } {
  const { random, world } = desk;
  const { kind } = metricOf(id);
  if (kind === "money") {
    const form = random.next();
    if (form < 0.55) return { value, unit: random.pick(MONEY_UNITS[world.currency]) };
    if (form < 0.7 && value % 1000 === 0 && world.currency === "EUR") return { value: value / 1000, unit: "K€" };
    return { value: figure(desk, value, kind), unit: null };
  }
  if (random.next() < 0.3) return { value: figure(desk, value, kind), unit: null };
  const months = { fr: "mois", en: "months", pt: "meses" }[world.locale];
  return { value, unit: kind === "percent" ? "%" : kind === "months" ? months : null };
}

/** What analysts give for something true: a citation, two, a sum, their word, or nothing. */
export function trueEvidence(desk: Desk, id: string): Cited[] {
  const { random, world } = desk;
  if (random.next() < 0.2) return [];
  const cited = trueCitation(desk, id);
  const sum = sumFor(desk, id, now(world, id));
  const list = [...(cited === null ? [] : [cited])];
  if (sum !== null && random.next() < 0.4) list.push({ evidence: sum, honest: true });
  if (list.length > 0) return list;
  const content = `${desk.plan.name.get(id)}${WORDS[world.locale].colon}${figure(desk, now(world, id), metricOf(id).kind)}`;
  return [{ evidence: { type: "external_data", source: WORDS[world.locale].founderCall, content }, honest: true }];
}

/** One finding, with an id that says who and about what. */
export function finding(
  desk: Desk,
  agentName: string,
  metric: string,
  value: { value: number | string | null; unit: string | null },
  cited: Cited[],
  more: Partial<ScoredFinding> = {},
): ScoredFinding {
  const score = desk.random.integer(55, 92);
  return {
    id: `${agentName}/${metric}/${desk.random.integer(1000, 9999)}`,
    agentName,
    metric,
    category: "financial",
    ...value,
    assessment: null,
    confidence: { level: confidenceLevel(score), score, factors: [] },
    evidence: cited.map(({ evidence }) => evidence),
    createdAt: `${desk.world.year + 1}-01-20T09:00:00.000Z`,
    ...more,
  };
}

/** The name an analyst uses: the document's, or another one for the same thing. */
export function spokenName({ plan, world, random }: Desk, id: string): string {
  const own = plan.name.get(id) as string;
  return random.next() < 0.75 ? own : random.pick(metricOf(id).names[world.locale]);
}

/** The closed year, where the analyst thinks of saying it. */
export function sayPeriod({ world, random }: Desk, id: string): { period?: string } {
  if (metricOf(id).once === true || random.next() > 0.25) return {};
  return { period: random.next() < 0.5 ? String(world.year) : `${WORDS[world.locale].december} ${world.year}` };
}

/** A true finding about another year, said to be so: it contradicts nothing. */
export function labelledYear(
  desk: Desk,
  agentName: string,
  id: string,
  which: "past" | "plan",
): { finding: ScoredFinding; cited: Cited[] } | null {
  const { world, random } = desk;
  const cited = trueCitation(desk, id, which);
  if (cited === null) return null;
  const value = (world.truth.get(id) as Series)[which];
  const year = which === "past" ? world.year - 1 : world.year + 1;
  const said = spell(desk, id, value);
  const name = spokenName(desk, id);
  const list = [cited];
  if (random.next() < 0.5)
    return { finding: finding(desk, agentName, name, said, list, { period: String(year) }), cited: list };
  const mark = which === "past" ? "" : ` (${WORDS[world.locale].budget})`;
  return { finding: finding(desk, agentName, `${name} ${year}${mark}`, said, list), cited: list };
}

/** A wrong or true yes-or-no finding. */
export function existenceFinding(
  desk: Desk,
  agentName: string,
  what: "patent" | "contract",
  exists: boolean,
  says: string | null,
  slide: number,
  honest: boolean,
) {
  const words = WORDS[desk.world.locale][what];
  const cited = says === null ? [] : [quote(`Deck Slide ${slide}`, says, honest)];
  const value = { value: exists ? words.says[0] : words.says[1], unit: null };
  return { finding: finding(desk, agentName, words.metric, value, cited, { category: "legal" }), cited };
}
