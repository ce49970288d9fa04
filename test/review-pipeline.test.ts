import { describe, expect, it } from "vitest";
import {
  type AgentOutput,
  ConsensusEngine,
  createMemoryJournal,
  type Deal,
  QualityProcessor,
  ReflexionEngine,
  type Review,
  type ReviewEvent,
  type ReviewOptions,
  reviewDeal,
  type ScoredFinding,
  timingsOf,
} from "../src/index.ts";
import { ModelFailure } from "../src/model/failure.ts";
import type { CompletionRequest } from "../src/model/port.ts";
import { makeFinding } from "../src/testing/findings.ts";
import { type ScriptedStep, scriptedModel } from "../src/testing/scripted-model.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");

const DECK = [
  "Slide 1",
  "Planning software for factories",
  "Slide 2",
  "Two founders, ex-Siemens and ex-Dassault, 12 years together",
  "No CTO since March 2024",
  "Slide 3",
  "MRR December 2024: 42 K€",
  "Slide 4",
  "Signed with 14 integrators, 60 % of sales indirect",
  "One senior salesperson for three countries",
].join("\n");

const quote = (reference: string, content: string) => ({
  type: "quote" as const,
  source: `Deck ${reference}`,
  content,
  confidence: 90,
});

const judged = (agent: string, metric: string, assessment: string, evidence: ScoredFinding["evidence"]) =>
  makeFinding(agent, metric, null, 84, { category: "team", assessment, evidence });

const output = (agentName: string, findings: ScoredFinding[], tier: 1 | 2 | 3 = 1): AgentOutput => ({
  agentName,
  tier,
  output: { findings },
  findings,
});

const TEAM = [
  judged("optimist", "Team quality", "exceptional", [
    quote("Slide 2", "Two founders, ex-Siemens and ex-Dassault, 12 years together"),
  ]),
  judged("sceptic", "Team quality", "poor", [quote("Slide 2", "No CTO since March 2024")]),
] as const;

const SALES = [
  judged("optimist", "Go-to-market strategy", "exceptional", [
    quote("Slide 4", "Signed with 14 integrators, 60 % of sales indirect"),
  ]),
  judged("sceptic", "Go-to-market strategy", "poor", [quote("Slide 4", "One senior salesperson for three countries")]),
] as const;

const deal = (...agentOutputs: AgentOutput[]): Deal => ({
  context: { deckExtracts: DECK },
  agentOutputs,
  warnings: [],
  deal: { name: "Factory", sector: "saas", stage: "seed", locale: "en" },
});

/** Two judgements, each side with a true source: only reading can decide. */
const disputed = () => deal(output("optimist", [TEAM[0], SALES[0]]), output("sceptic", [TEAM[1], SALES[1]]));

/** Debaters and an arbitrator who answer from what they are shown: the second position wins. */
/** Of the documents against themselves. */
const NOTHING_APART = { object: { contradictions: [] } };

const reader: ScriptedStep = ({ role, user }: CompletionRequest) => {
  if (role === "analyst") return NOTHING_APART;
  if (role === "debater") {
    const entry = Number(/\[(\d+)\]/.exec(user)?.[1] ?? 1);
    return {
      object: {
        claim: "as before",
        evidence: [{ entry, shows: "it is there" }],
        weaknesses: [],
        confidence: 70,
        confidenceJustification: "the ledger",
        concedes: false,
      },
    };
  }
  return { object: { decision: "UNRESOLVED", winner: null, reason: "both true", oneLiner: "Both are true." } };
};

const options = (more: ReviewOptions = {}): ReviewOptions => ({ clock, now: () => 0, ...more });
const bytes = (review: Review) => JSON.stringify(review);

describe("a review with models", () => {
  it("debates what the documents leave open, counts the cost by stage, and tells as it goes", async () => {
    const events: ReviewEvent[] = [];
    const model = scriptedModel([], { otherwise: reader });
    const review = await reviewDeal(disputed(), options({ model, emit: (event) => events.push(event) }));
    expect(review.settled).toHaveLength(2);
    expect(model.requests.length).toBeGreaterThan(4);
    expect(review.cost.spent.calls).toBe(model.requests.length);
    expect(review.cost.byStage.map(({ stage }) => stage)).toEqual(["reading", "consensus1"]);
    expect(review.cost.models.arbitrator).toBe("scripted:model");
    expect(review.metrics.totalTokensUsed).toBeGreaterThan(0);
    expect(review.metrics.autoResolved).toBe(0);
    const types = new Set(events.map(({ type }) => type));
    for (const type of ["debate_round", "model_called", "contradiction_resolved", "review_finished"] as const)
      expect(types).toContain(type);
    expect(events.filter(({ type }) => type === "model_called")).toHaveLength(model.requests.length);
  });

  it("gives a short verdict on a MODERATE case with a very sure side, where a model can speak", async () => {
    const sure = { ...TEAM[0], assessment: "above_average", confidence: { ...TEAM[0].confidence, score: 92 } };
    const unsure = { ...TEAM[1], assessment: "poor", confidence: { ...TEAM[1].confidence, score: 71 } };
    const moderate = () => ({
      ...deal(
        output("optimist", [{ ...sure, metric: "Team completeness" }]),
        output("sceptic", [{ ...unsure, metric: "Team completeness" }]),
      ),
      context: { deckExtracts: DECK.replace("Slide 2\n", "Slide 2\nTeam\n") },
    });
    const model = scriptedModel([], {
      otherwise: ({ role, user }) => {
        if (role === "analyst") return NOTHING_APART;
        const side = /"A":\{"agents":\["sceptic"\]/.test(user) ? "A" : "B";
        const entry = Number(/\[(\d+),"[^"]*","[^"]*","No CTO/.exec(user)?.[1]);
        return { object: { decision: side, value: "poor", reasons: [{ entry, shows: "No officer" }] } };
      },
    });
    const review = await reviewDeal(moderate(), options({ model }));
    expect(model.requests.map(({ role }) => role)).toEqual(["analyst", "quick"]);
    const [settled] = review.settled;
    expect(settled?.contradiction.severity.level).toBe("MODERATE");
    expect(settled?.resolution.debateRecord).toMatchObject({ optimizationApplied: "QUICK_RESOLUTION", rounds: [] });
    expect(settled?.resolution.verdict.winner).toBe("sceptic");
    const alone = await reviewDeal(moderate(), options());
    expect(alone.settled).toEqual([]);
    expect(alone.noted.map(({ severity }) => severity.level)).toEqual(["MODERATE"]);
  });

  it("replays from its journal to the same bytes, and calls nobody", async () => {
    const journal = createMemoryJournal();
    const first = await reviewDeal(disputed(), {
      clock,
      journal,
      model: scriptedModel([], { otherwise: reader }),
    });
    const nobody = scriptedModel([]);
    const replayed = await reviewDeal(disputed(), {
      clock,
      journal,
      model: nobody,
      replay: true,
      timings: timingsOf(first),
    });
    expect(bytes(replayed)).toBe(bytes(first));
    expect(nobody.requests).toHaveLength(0);
    expect(first.cost.spent.calls).toBeGreaterThan(0);
  });

  it("replays also what failed", async () => {
    const journal = createMemoryJournal();
    const failing = scriptedModel([], { otherwise: () => new ModelFailure("unauthorized", { detail: {} }) });
    const first = await reviewDeal(disputed(), options({ journal, model: failing }));
    const again = await reviewDeal(disputed(), options({ journal, model: scriptedModel([]), replay: true }));
    expect(bytes(again)).toBe(bytes(first));
    expect(first.cost.leftToCourt.map(({ code }) => code)).toEqual(["unauthorized", "unauthorized"]);
    expect(first.settled).toHaveLength(2);
  });

  it("leaves to the court what the budget does not cover, and lists it", async () => {
    const model = scriptedModel([], { otherwise: reader });
    const review = await reviewDeal(disputed(), options({ model, budget: { tokens: 4_000 } }));
    expect(review.cost.leftToCourt.length).toBeGreaterThan(0);
    for (const { code } of review.cost.leftToCourt) expect(code).toBe("budget_exhausted");
    expect(review.settled).toHaveLength(2);
    expect(review.cost.limits).toEqual({ tokens: 4_000 });
    const { inputTokens, outputTokens } = review.cost.spent;
    expect(inputTokens + outputTokens).toBeLessThanOrEqual(4_000);
  });

  it("stops when it is told to, and goes on from the journal without asking twice", async () => {
    const journal = createMemoryJournal();
    const stop = new AbortController();
    let answered = 0;
    const first = scriptedModel([], {
      otherwise: async (request, call) => {
        if (call === 6) stop.abort(new Error("stop"));
        answered += 1;
        return typeof reader === "function" ? reader(request, call) : reader;
      },
    });
    await expect(reviewDeal(disputed(), options({ journal, model: first, signal: stop.signal }))).rejects.toThrow(
      "stop",
    );
    const second = scriptedModel([], { otherwise: reader });
    const resumed = await reviewDeal(disputed(), options({ journal, model: second }));
    const whole = scriptedModel([], { otherwise: reader });
    const unstopped = await reviewDeal(disputed(), options({ model: whole }));
    expect(bytes(resumed)).toBe(bytes(unstopped));
    expect(second.requests.length).toBeLessThan(whole.requests.length);
    expect(answered).toBeGreaterThan(0);
  });
});

describe("tiers and plug-ins", () => {
  const arr = (agent: string, value: number, confidence: number, evidence: ScoredFinding["evidence"] = []) =>
    makeFinding(agent, "MRR", value, confidence, { unit: "EUR", evidence, period: "December 2024" });
  const truth = quote("Slide 3", "MRR December 2024: 42 K€");

  it("moves each contradiction from detected to resolved or unresolved", async () => {
    const review = await reviewDeal(
      deal(
        output("auditor", [arr("auditor", 42_000, 85, [truth]), TEAM[0]]),
        output("dreamer", [arr("dreamer", 80_000, 80), { ...TEAM[1], agentName: "dreamer" }]),
      ),
      options(),
    );
    const told = review.settled.map(({ contradiction }) => [contradiction.contradictionType, contradiction.status]);
    expect(told.sort()).toEqual([
      ["assessment", "unresolved"],
      ["numeric_value", "resolved"],
    ]);
    const engine = new ConsensusEngine({ clock });
    const detected = await engine.detectContradictions([...TEAM]);
    expect(detected.map(({ status }) => status)).toEqual(["detected"]);
    const before = structuredClone(detected);
    expect((await engine.resolveAll(detected, {})).map(({ status }) => status)).toEqual(["unresolved"]);
    expect(detected).toEqual(before);
    const sums = engine.detect([arr("auditor", 42_000, 85, [truth]), arr("dreamer", 80_000, 80)]).contradictions;
    expect((await engine.resolveAll(sums, { deckExtracts: DECK })).map(({ status }) => status)).toEqual(["resolved"]);
  });

  it("hears the sector expert against what tier 1 came to", async () => {
    const review = await reviewDeal(
      deal(
        output("auditor", [arr("auditor", 42_000, 85, [truth])]),
        output("dreamer", [arr("dreamer", 80_000, 80)]),
        output("expert", [arr("expert", 65_000, 75)], 2),
      ),
      options(),
    );
    expect(review.settled.map(({ phase, resolution }) => [phase, resolution.finalValue.value])).toEqual([
      [1, 42_000],
      [2, 42_000],
    ]);
    const second = review.settled.find(({ phase }) => phase === 2);
    expect(second?.contradiction.positions.map(({ agentName }) => agentName).sort()).toEqual(["auditor", "expert"]);
    expect(review.findings.map(({ agentName, value, lineage }) => [agentName, value, lineage.status])).toEqual([
      ["auditor", 42_000, "retained"],
      ["dreamer", 42_000, "rejected"],
      ["expert", 42_000, "rejected"],
      // What the documents' own figures give, where nobody spoke of it.
      ["ratio-auditor", 504_000, "untouched"],
    ]);
  });

  it("does not hear again in tier 2 what tier 1 left open and the expert says nothing about", async () => {
    const expert = output("expert", [arr("expert", 42_000, 85, [truth])], 2);
    const { agentOutputs, ...rest } = disputed();
    const review = await reviewDeal({ ...rest, agentOutputs: [...agentOutputs, expert] }, options());
    expect(review.settled.map(({ phase, contradiction }) => [phase, contradiction.topic]).sort()).toEqual([
      [1, "Go-to-market strategy"],
      [1, "Team quality"],
    ]);
  });

  it("plugs in agents, hands them the consolidated findings, and survives one that fails", async () => {
    const seen: unknown[] = [];
    const review = await reviewDeal(
      deal(output("auditor", [arr("auditor", 42_000, 85, [truth])]), output("dreamer", [arr("dreamer", 80_000, 80)])),
      options({
        agents: [
          {
            name: "expert",
            tier: 2,
            analyse: ({ findings }) => {
              seen.push(...findings.map(({ value }) => value));
              return output("somebody", [arr("expert", 42_000, 75, [truth])], 2);
            },
          },
          {
            name: "broken",
            tier: 2,
            analyse: () => {
              throw new Error("out of order");
            },
          },
        ],
      }),
    );
    expect(seen).toEqual([42_000, 42_000]);
    expect(review.agents.map(({ agentName, tier }) => [agentName, tier])).toContainEqual(["expert", 2]);
    expect(review.gaps).toEqual([{ stage: "tier2", subject: "broken", message: "broken: out of order" }]);
    expect(review.answer.trust).not.toBe("HIGH");
  });

  it("names a stage that fails, and hands over the rest", async () => {
    const review = await reviewDeal(
      disputed(),
      options({
        synthesise: () => {
          throw new Error("no idea");
        },
      }),
    );
    expect(review.synthesis).toBeNull();
    expect(review.stages.find(({ stage }) => stage === "synthesis")).toMatchObject({
      status: "failed",
      reason: "no idea",
    });
    expect(review.gaps).toHaveLength(1);
    expect(review.answer.trust).toBe("LOW");
    expect(review.settled).toHaveLength(2);
  });

  it("corrects a weak analysis first, and still tells that it contradicted another", async () => {
    const weak = output("dreamer", [arr("dreamer", 80_000, 60)]);
    const review = await reviewDeal(deal(output("auditor", [arr("auditor", 42_000, 85, [truth])]), weak), options());
    expect(review.reflexions.map(({ agentName }) => agentName)).toEqual(["dreamer"]);
    expect(review.settled).toHaveLength(1);
    const dreamer = review.findings.find(({ agentName }) => agentName === "dreamer");
    expect(dreamer?.value).toBe(42_000);
    expect(dreamer?.lineage).toMatchObject({ status: "rejected", original: { value: 80_000 } });
  });

  it("corrects a sure analysis too, where its critical alarm has no source or a false one", async () => {
    const sure = output("auditor", [arr("auditor", 42_000, 85, [truth])]);
    const alarmed = (redFlag: object) =>
      reviewDeal(
        deal({ ...sure, output: { redFlags: [{ title: "Cash", severity: "CRITICAL", ...redFlag }] } }),
        options(),
      );
    const names = ({ reflexions }: Review) => reflexions.map(({ agentName }) => agentName);
    expect(names(await alarmed({ description: "Cash is nearly gone." }))).toEqual(["auditor"]);
    expect(names(await alarmed({ evidence: 'Deck Slide 9: "Cash 12 K€"' }))).toEqual(["auditor"]);
    expect(names(await alarmed({ evidence: 'Deck Slide 2: "No CTO since March 2024"' }))).toEqual([]);
  });

  it("corrects at most so many agents and settles at most so many contradictions, and lists the others", async () => {
    const review = await reviewDeal(
      disputed(),
      options({ config: { limits: { maxContradictionsToResolve: 1, maxAgentsToReflect: 0, tokenBudget: 0 } } }),
    );
    expect(review.settled).toHaveLength(1);
    expect(review.notExamined.map(({ reason }) => reason)).toEqual(["limit"]);
    expect(review.answer.trust).toBe("LOW");
    const weak = ["b", "a", "c"].map((name, i) => output(name, [makeFinding(name, "Cash", 310_000, 40 + i)]));
    const limited = await reviewDeal(
      deal(...weak),
      options({ config: { limits: { maxAgentsToReflect: 1 } } as never }),
    );
    // The least sure first; the others are listed with the reason.
    expect(limited.reflexions.map(({ agentName }) => agentName)).toEqual(["b"]);
    expect(limited.notReflected.map(({ agentName, reason }) => [agentName, reason])).toEqual([
      ["a", "limit"],
      ["c", "limit"],
    ]);
  });
});

describe("QualityProcessor", () => {
  it("processes a tier given as a map by name, and the expert after it", async () => {
    const processor = new QualityProcessor({ clock, now: () => 0 });
    const tier1 = await processor.processTier1Outputs(
      new Map([
        ["optimist", { result: { analysis: "good" }, findings: [TEAM[0]] }],
        ["sceptic", { result: { analysis: "bad" }, findings: [TEAM[1]] }],
      ]),
      { deckExtracts: DECK },
    );
    expect(tier1.contradictions.detected).toHaveLength(1);
    expect(tier1.contradictions.resolved).toHaveLength(1);
    expect(tier1.metrics).toMatchObject({ contradictionsDetected: 1, totalTokensUsed: 0 });
    expect(tier1.processedFindings.map(({ lineage }) => lineage.status)).toEqual(["contested", "contested"]);
    const tier2 = await processor.processTier2Output(
      output("expert", [judged("expert", "Team quality", "average", [])], 2),
      tier1,
      { deckExtracts: DECK },
    );
    expect(tier2.processedFindings).toHaveLength(3);
  });

  it("takes a plain object by name, and refuses an option it does not know", async () => {
    const { outputs } = await new QualityProcessor({ clock }).processTier1Outputs({
      optimist: { findings: [TEAM[0]] },
    });
    expect(outputs.map(({ agentName }) => agentName)).toEqual(["optimist"]);
    expect(() => new QualityProcessor({ locales: "fr" } as never)).toThrow('Did you mean "locale"?');
    expect(() => new ConsensusEngine({ budgets: {} } as never)).toThrow('Did you mean "budget"?');
    expect(() => new ReflexionEngine({ sektor: "saas" } as never)).toThrow('Did you mean "sector"?');
  });

  it("runs a whole deal", async () => {
    const review = await new QualityProcessor({ clock }).run("examples/deals/novalys");
    expect(review.settled).toHaveLength(4);
    expect(review.reflexions.map(({ agentName }) => agentName)).toEqual(["market-intelligence"]);
    expect(review.reflexions[0]?.result.qualityMetrics.change).toBeGreaterThanOrEqual(20);
  });

  it("refuses what is no list of agents, by name", async () => {
    const processor = new QualityProcessor();
    await expect(processor.processTier1Outputs("agents" as never)).rejects.toThrow(/by name/);
    await expect(processor.processTier1Outputs(new Map([["cfo", {} as never]]))).rejects.toThrow(/cfo/);
  });
});
