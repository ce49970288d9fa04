import type { ScoredFinding } from "../../src/domain/finding.ts";
import { existenceFinding, finding, labelledYear, sayPeriod, spell, spokenName, trueEvidence } from "./agents.ts";
import { shuffled } from "./deck.ts";
import { type Cited, type Desk, figure, trueCitation } from "./evidence.ts";
import { NUMERIC_FAULTS } from "./faults.ts";
import { metricOf } from "./metrics.ts";
import { decidesFor, type Fault, type FaultKind } from "./oracle.ts";
import type { PlannedAssessment, PlannedExistence } from "./planned.ts";
import { WORDS } from "./words.ts";
import { now } from "./world.ts";

/** The analysts at work: who says what, and which of it is false. */
export class Panel {
  readonly findings: ScoredFinding[] = [];
  readonly faults: Fault[] = [];
  readonly cited = new Map<string, Cited[]>();
  readonly otherYears = new Set<string>();
  readonly #desk: Desk;
  readonly #agents: string[];
  readonly #used = new Set<string>();

  constructor(desk: Desk, agents: string[]) {
    this.#desk = desk;
    this.#agents = agents;
  }

  #add(one: ScoredFinding, cited: Cited[]): ScoredFinding {
    this.findings.push(one);
    this.cited.set(one.id, cited);
    return one;
  }

  #truth(agentName: string, id: string): void {
    const { world } = this.#desk;
    const cited = trueEvidence(this.#desk, id);
    this.#add(
      finding(
        this.#desk,
        agentName,
        spokenName(this.#desk, id),
        spell(this.#desk, id, now(world, id)),
        cited,
        sayPeriod(this.#desk, id),
      ),
      cited,
    );
  }

  /** Keeps the metric and what hangs together with it out of further faults. */
  #reserve(id: string): void {
    for (const one of related(id)) this.#used.add(one);
  }

  numeric(kind: Exclude<FaultKind, "existence" | "opposite_assessment">, only?: string): void {
    const { world, plan, random } = this.#desk;
    const make = NUMERIC_FAULTS[kind];
    const ids = shuffled([...world.truth.keys()], random).filter(
      (id) => !this.#used.has(id) && (only === undefined || id === only),
    );
    for (const id of ids) {
      if ((plan.presence.get(id) === "conflict") !== (kind === "sources_disagree")) continue;
      const wrong = make(this.#desk, metricOf(id));
      if (wrong === null || gap(wrong.value, now(world, id)) <= 0.32) continue;
      const [liar = "", copier = "", ...honest] = shuffled(this.#agents, random);
      const right = honest.slice(0, random.integer(1, 3));
      const name = spokenName(this.#desk, id);
      const lie = this.#add(
        finding(this.#desk, liar, name, spell(this.#desk, id, wrong.value), wrong.cited),
        wrong.cited,
      );
      const ids = [lie.id];
      if (kind !== "sources_disagree" && random.next() < 0.12) {
        ids.push(this.#add(finding(this.#desk, copier, name, spell(this.#desk, id, wrong.value), []), []).id);
      }
      if (kind === "sources_disagree") this.#deckSide(right[0] ?? copier, id);
      else for (const agent of right) this.#truth(agent, kind === "derived" ? "mrr" : id);
      this.#fault(kind, id, ids, right, kind === "sources_disagree" ? "no" : decidesFor(id, plan));
      return;
    }
  }

  #deckSide(agentName: string, id: string): void {
    const { deck, world, random } = this.#desk;
    const passage = deck.now.get(id);
    const cited: Cited[] =
      passage === undefined
        ? []
        : [
            {
              evidence: { type: "quote", source: `Deck Slide ${passage.slide}`, content: random.pick(passage.quotes) },
              honest: true,
            },
          ];
    this.#add(
      finding(
        this.#desk,
        agentName,
        spokenName(this.#desk, id),
        spell(this.#desk, id, now(world, id)),
        cited,
        sayPeriod(this.#desk, id),
      ),
      cited,
    );
  }

  #fault(
    kind: FaultKind,
    metric: string,
    findingIds: string[],
    rightAgents: string[],
    decides: Fault["decides"],
  ): void {
    this.#reserve(metric);
    this.faults.push({ kind, metric, findingIds, rightAgents, decides, documents: describe(this.#desk, metric) });
  }

  existence(planned: PlannedExistence | undefined): void {
    if (planned === undefined) return;
    const { what, exists, sentence } = planned;
    const { random, world, deck } = this.#desk;
    const [liar = "", ...honest] = shuffled(this.#agents, random);
    const right = honest.slice(0, random.integer(1, 2));
    const phantom = exists ? null : WORDS[world.locale][what].yes;
    const slide = deck.slides + 3;
    const lie = existenceFinding(this.#desk, liar, what, !exists, phantom, slide, false);
    this.#add(lie.finding, lie.cited);
    for (const agent of right) {
      const said = existenceFinding(this.#desk, agent, what, exists, random.next() < 0.7 ? sentence : null, 3, true);
      this.#add(said.finding, said.cited);
    }
    this.faults.push({
      kind: "existence",
      metric: what,
      findingIds: [lie.finding.id],
      rightAgents: right,
      decides: sentence === null ? "no" : "yes",
      documents: sentence ?? "nothing",
    });
  }

  assessment(planned: PlannedAssessment | undefined): void {
    const { world, plan, random } = this.#desk;
    if (planned === undefined || this.#used.has(planned.metric) || plan.presence.get(planned.metric) === "conflict")
      return;
    const { metric, good, benchmark } = planned;
    const words = WORDS[world.locale].assessments;
    const [liar = "", ...honest] = shuffled(this.#agents, random);
    const right = honest.slice(0, 1);
    const withValue = random.next() < 0.5;
    const judge = (agent: string, label: string) => {
      const cited = trueCitation(this.#desk, metric);
      const value = withValue ? spell(this.#desk, metric, now(world, metric)) : { value: null, unit: null };
      const list = cited === null ? [] : [cited];
      return this.#add(
        finding(this.#desk, agent, plan.name.get(metric) as string, value, list, { assessment: label }),
        list,
      );
    };
    for (const agent of right) judge(agent, good ? words.good : words.bad);
    const lie = judge(liar, good ? words.bad : words.good);
    // Where the documents are silent, both agents' own figure still stands against the benchmark.
    const documented = decidesFor(metric, plan);
    const decides = benchmark === undefined ? "no" : documented === "no" && withValue ? "either" : documented;
    this.#fault("opposite_assessment", metric, [lie.id], right, decides);
  }

  /** What the analysts say besides: true, in their own notation, and sometimes about another year. */
  fillUp(): void {
    const { world, random } = this.#desk;
    for (const id of world.truth.keys()) {
      const contested = this.faults.some(({ metric, kind }) => metric === id || (kind === "derived" && id === "mrr"));
      const agents = shuffled(this.#agents, random);
      const free = agents.filter(
        (name) =>
          !this.findings.some((one) => one.agentName === name && metricOf(id).names[world.locale].includes(one.metric)),
      );
      if (!contested && random.next() < 0.6)
        for (const agent of free.slice(0, random.integer(1, 2))) this.#truth(agent, id);
      if (random.next() < 0.12) {
        const year = labelledYear(
          this.#desk,
          free.at(-1) ?? (agents[0] as string),
          id,
          random.pick(["past", "plan"] as const),
        );
        if (year !== null) this.otherYears.add(this.#add(year.finding, year.cited).id);
      }
    }
  }
}

function related(id: string): string[] {
  const families = [
    ["mrr", "arr"],
    ["revenue", "cogs", "gross_margin", "gmv", "take_rate"],
    ["net_revenue", "gross_revenue"],
    ["cash", "burn", "runway"],
    ["paying", "registered"],
    ["churn", "annual_churn"],
    ["round", "pre_money", "post_money"],
  ];
  return [id, ...(families.find((family) => family.includes(id)) ?? [])];
}

const gap = (a: number, b: number) => Math.abs(a - b) / ((Math.abs(a) + Math.abs(b)) / 2);

function describe(desk: Desk, id: string): string {
  const { deck, model, plan, world } = desk;
  const passage = deck.now.get(id);
  const row = model.rows.get(id);
  const { kind } = metricOf(id);
  return [
    `${plan.name.get(id)} = ${figure(desk, now(world, id), kind)} (${plan.presence.get(id)})`,
    ...(passage === undefined ? [] : [`slide ${passage.slide} [${deck.layoutOf.get(id)}] "${passage.quotes[0]}"`]),
    ...(row === undefined
      ? []
      : [`${row.sheet}!${row.column.now}${row.row} = ${row.values.now} (${plan.modelScale}, ${plan.today})`]),
  ].join("; ");
}
