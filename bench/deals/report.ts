import type { Contradiction } from "../../src/domain/contradiction.ts";
import type { Accusations } from "./accusations.ts";
import type { Graded, Judged } from "./judge.ts";
import { isCaught } from "./judge.ts";
import { FAULT_KINDS, type Fault } from "./oracle.ts";

interface Tally {
  planted: number;
  found: number;
  right: number;
  wrong: number;
  unresolved: number;
  wrongHigh: number;
}

export interface Summary {
  total: Tally;
  falseAlarms: number;
  byKind: Map<string, Tally>;
  byLocale: Map<string, Tally>;
  byFormat: Map<string, Tally>;
  byLayout: Map<string, Tally>;
  /** What goes into the closing JSON line. */
  figures: Record<string, number>;
}

const empty = (): Tally => ({ planted: 0, found: 0, right: 0, wrong: 0, unresolved: 0, wrongHigh: 0 });
const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** Adds the deals up, in all and by kind of fault, language, format of the deck and layout. */
export function summarise(judged: Judged[]): Summary {
  const total = empty();
  const by = {
    kind: new Map<string, Tally>(),
    locale: new Map<string, Tally>(),
    format: new Map<string, Tally>(),
    layout: new Map<string, Tally>(),
  };
  for (const kind of FAULT_KINDS) by.kind.set(kind, empty());
  for (const one of judged) {
    for (const fault of one.deal.faults) count(talliesOf(one, fault, by, total), one, fault);
  }
  const falseAlarms = judged.reduce((sum, { falseAlarms: alarms }) => sum + alarms.length, 0);
  const verdicts = total.right + total.wrong + total.unresolved;
  const detected = judged.reduce((sum, { detection }) => sum + detection.contradictions.length, 0);
  const citations = citationShares(judged);
  return {
    total,
    falseAlarms,
    byKind: by.kind,
    byLocale: by.locale,
    byFormat: by.format,
    byLayout: by.layout,
    figures: {
      faults: total.planted,
      recall: share(total.found, total.planted),
      precision: share(detected - falseAlarms, detected),
      verdicts,
      right: share(total.right, verdicts),
      wrong: share(total.wrong, verdicts),
      unresolved: share(total.unresolved, verdicts),
      wrongWithHighTrust: total.wrongHigh,
      ...citations,
    },
  };
}

function talliesOf(
  one: Judged,
  fault: Fault,
  by: Record<"kind" | "locale" | "format" | "layout", Map<string, Tally>>,
  total: Tally,
): Tally[] {
  const { world, plan, desk } = one.deal;
  const named = (map: Map<string, Tally>, key: string) => {
    const tally = map.get(key) ?? empty();
    map.set(key, tally);
    return tally;
  };
  const layout =
    desk.deck.layoutOf.get(fault.metric) ?? (desk.model.rows.has(fault.metric) ? "model only" : "not documented");
  return [
    total,
    named(by.kind, fault.kind),
    named(by.locale, world.locale),
    named(by.format, plan.deckFormat),
    named(by.layout, layout),
  ];
}

function count(tallies: Tally[], one: Judged, fault: Fault): void {
  const graded = one.graded.filter((each) => each.fault === fault);
  for (const tally of tallies) {
    tally.planted += 1;
    if (!one.missed.includes(fault)) tally.found += 1;
    for (const { outcome, confidentlyWrong } of graded) {
      tally[outcome] += 1;
      if (confidentlyWrong) tally.wrongHigh += 1;
    }
  }
}

function citationShares(judged: Judged[]): Record<string, number> {
  const sums = { honest: 0, verified: 0, relocated: 0, false: 0, caught: 0 };
  for (const { citations } of judged) {
    for (const [status, amount] of Object.entries(citations.honest)) {
      sums.honest += amount;
      if (status === "verified") sums.verified += amount;
      if (status === "relocated") sums.relocated += amount;
    }
    for (const [status, amount] of Object.entries(citations.false)) {
      sums.false += amount;
      if (isCaught(status)) sums.caught += amount;
    }
  }
  return {
    trueCitations: sums.honest,
    trueCitationsVerified: share(sums.verified, sums.honest),
    falseCitations: sums.false,
    falseCitationsCaught: share(sums.caught, sums.false),
  };
}

/** The readable result, goals beside. */
export function printTables(
  { figures, byKind, byLocale, byFormat, byLayout, total, falseAlarms }: Summary,
  judged: Judged[],
): void {
  const row = (tally: Tally) => {
    const verdicts = tally.right + tally.wrong + tally.unresolved;
    return {
      planted: tally.planted,
      recall: percent(share(tally.found, tally.planted)),
      right: percent(share(tally.right, verdicts)),
      wrong: tally.wrong,
      "wrong, HIGH": tally.wrongHigh,
      unresolved: tally.unresolved,
    };
  };
  for (const table of [byKind, byLocale, byFormat, byLayout]) {
    console.table(Object.fromEntries([...table].map(([key, tally]) => [key, row(tally)])));
  }
  const at = (key: string) => figures[key] ?? 0;
  const years = judged.flatMap((one) => one.falseAlarms.filter((alarm) => anotherYear(one, alarm))).length;
  const goals: [string, string, string, boolean][] = [
    ["recall", percent(at("recall")), "≥ 97 %", at("recall") >= 0.97],
    [
      "precision",
      `${percent(at("precision"))} (${falseAlarms} false alarms, ${years} of another year)`,
      "≥ 95 %",
      at("precision") >= 0.95,
    ],
    ["right", percent(at("right")), "≥ 90 %", at("right") >= 0.9],
    ["wrong", `${percent(at("wrong"))} (${total.wrong})`, "≤ 1 %", at("wrong") <= 0.01],
    ["unresolved though decided", `${percent(at("unresolved"))} (${total.unresolved})`, "", true],
    ["wrong with HIGH trust", String(total.wrongHigh), "0", total.wrongHigh === 0],
    ["true citations verified", `${percent(at("trueCitationsVerified"))} of ${at("trueCitations")}`, "", true],
    ["false citations caught", `${percent(at("falseCitationsCaught"))} of ${at("falseCitations")}`, "", true],
  ];
  console.log(`${judged.length} deals, ${total.planted} planted faults, ${at("verdicts")} verdicts`);
  for (const [name, value, goal, met] of goals) {
    console.log(
      `${name.padEnd(28)}${value.padEnd(50)}${goal === "" ? "" : `goal ${goal}  ${met ? "met" : "NOT MET"}`}`,
    );
  }
}

const FALSE_SHARES = [
  ["false founder questions", "questions", 0.05],
  ["false differ rows", "differing", 0.03],
  ["false accusations", "accusations", 0.03],
] as const;

/** What reviews say against the company without ground, each with the figures' goal; gives the shares. */
export function printAccusations(accused: readonly Accusations[], most: number): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const [name, key, limit] of FALSE_SHARES) {
    const all = accused.reduce((sum, one) => sum + one[key].all, 0);
    const wrong = accused.flatMap((one) => one[key].false);
    const rate = all === 0 ? 0 : wrong.length / all;
    shares[`false_${key}`] = Math.round(rate * 1000) / 1000;
    const value = `${percent(rate)} (${wrong.length} of ${all})`;
    console.log(`${name.padEnd(28)}${value.padEnd(50)}goal ≤ ${limit * 100} %  ${rate <= limit ? "met" : "NOT MET"}`);
    for (const says of wrong.slice(0, most)) console.log(`    ${says}`);
  }
  return shares;
}

/** One side says which other year it speaks of, or what follows from such a figure. */
function anotherYear({ deal }: Judged, { positions }: Contradiction): boolean {
  return positions.some(({ findingId, derived }) =>
    [findingId, ...(derived?.findingIds ?? [])].some((id) => deal.otherYears.has(id)),
  );
}

/** Every miss with what is needed to replay it. */
export function printMisses(judged: Judged[], seed: number, most: number, verbose: boolean): void {
  const lines: string[] = [];
  for (const one of judged) {
    const { index, world, plan } = one.deal;
    const head = `--seed ${seed} --only ${index} (${world.locale} ${world.sector} ${plan.deckFormat})`;
    for (const fault of one.missed)
      lines.push(`NOT DETECTED  ${head} ${fault.kind} ${claims(one, fault)}\n    documents: ${fault.documents}`);
    for (const alarm of one.falseAlarms) {
      lines.push(
        `FALSE ALARM   ${head} ${anotherYear(one, alarm) ? "(another year, named) " : ""}${alarm.topic}: ${alarm.positions.map((p) => `${p.agentName} ${String(p.value)}${p.period === undefined ? "" : ` @${p.period}`}${p.derived === undefined ? "" : ` (${p.derived.calculation})`}`).join(" | ")}`,
      );
    }
    for (const graded of one.graded) {
      if (graded.outcome === "right" && !verbose) continue;
      lines.push(
        `${`${graded.outcome}${graded.outcome === "wrong" ? ` ${graded.resolution.baGuidance.trustLevel}` : ""}`.toUpperCase().padEnd(14)}${head} ${sayVerdict(one, graded, verbose)}`,
      );
    }
    if (verbose) {
      for (const bad of one.citations.misread) {
        lines.push(
          `CITATION      ${head} ${bad.honest ? "true" : "false"} one came out ${bad.status}: ${bad.source} | ${bad.content} | ${bad.explanation}`,
        );
      }
    }
  }
  console.log(`\n${lines.length} ${verbose ? "cases" : "misses"}${lines.length > most ? `, the first ${most}` : ""}:`);
  for (const line of lines.slice(0, most)) console.log(line);
}

function claims(one: Judged, fault: Fault): string {
  const findings = one.deal.agentOutputs.flatMap((agent) => agent.findings);
  const mine = findings.filter(({ id }) => fault.findingIds.includes(id));
  return mine
    .map(
      ({ metric, value, unit, assessment, evidence }) =>
        `${metric} ${value} ${unit ?? ""} ${assessment ?? ""} [${evidence.map(({ source, content }) => `${source}: ${content}`).join(" + ")}]`,
    )
    .join(" & ");
}

function sayVerdict(one: Judged, { fault, contradiction, resolution }: Graded, verbose: boolean): string {
  const lines = [
    `${fault.kind}, documents decide: ${fault.decides}, topic ${contradiction.topicId ?? contradiction.topic}`,
    `documents: ${fault.documents}`,
    `false claim: ${claims(one, fault)}`,
    `verdict: ${resolution.verdict.decision} ${resolution.verdict.winner ?? ""} value ${String(resolution.finalValue.value)} by ${resolution.debateRecord.optimizationApplied ?? "?"}: ${resolution.baGuidance.oneLiner}`,
  ];
  for (const record of resolution.evidence) {
    const right = fault.rightAgents.includes(record.agentName) ? "true " : "";
    const items = (list: typeof record.support) =>
      list.map((item) => `${item.reference}=${String(item.value)}@${item.period ?? ""}`).join(", ");
    lines.push(
      `${right}${record.agentName}: ${record.citations.map(({ status, quote, explanation }) => `${status} "${quote ?? ""}"${verbose ? ` ${explanation}` : ""}`).join(", ")} ${record.calculations.map(({ status, calculation }) => `${status} ${calculation}`).join(", ")} | for: ${items(record.support)} | against: ${items(record.against)}`,
    );
  }
  return lines.join("\n    ");
}
