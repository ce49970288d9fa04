import { describe, expect, it } from "vitest";
import type { AgentOutput, Evidence } from "../../domain/finding.ts";
import { ConsensusResult, type RecommendationPlea } from "../../domain/recommendation.ts";
import { makeAgentOutput, makeFinding } from "../../testing/findings.ts";
import { toReliability } from "../../track-record/beta.ts";
import { type AgentHistory, historyFrom } from "../../track-record/effective-confidence.ts";
import type { Reliability } from "../../track-record/reliability.ts";
import { type BuildConsensusOptions, buildConsensus } from "./build-consensus.ts";
import type { RecommendationDebater } from "./debater.ts";
import { detectConflicts } from "./detect-conflicts.ts";

function agent(name: string, recommendation: string, confidence = 80, sources = 1): AgentOutput {
  const evidence: Evidence[] = Array.from({ length: sources }, (_, i) => ({
    type: "quote",
    content: `passage ${i} of ${name}`,
    source: `Deck Slide ${i + 1}`,
  }));
  // Each has found something else: who says the same has nothing to grant.
  return makeAgentOutput(name, [makeFinding(name, `CAC of ${name}`, 120, confidence, { evidence })], {
    recommendation,
  });
}

async function settle(outputs: AgentOutput[], options: BuildConsensusOptions = {}) {
  const { confidence, config } = options;
  const known = { ...(confidence !== undefined && { confidence }), ...(config !== undefined && { config }) };
  const results = await buildConsensus(detectConflicts(outputs, known), outputs, options);
  for (const result of results) expect(ConsensusResult.parse(result)).toEqual(result);
  expect(results).toHaveLength(1);
  return results[0] as ConsensusResult;
}

const investors = [
  agent(
    "commercial",
    "Recomendo aumentar investimento em marketing em $500K para recuperar leads e crescimento de vendas.",
  ),
  agent(
    "financial",
    "Análise de viabilidade: investimento de $500K resultaria em retorno esperado de apenas $300K. Recomendo cortar custos imediatamente para manter margem.",
  ),
];
const risk = [
  agent("analyst", "Mercado europeu é incerto. Recomendo cautela e estudo aprofundado antes de expandir."),
  agent("market", "Oportunidade clara no mercado europeu. Recomendo ação rápida para ganhar market share."),
];

describe("two agents of no rank", () => {
  const opposed = (first: number, second: number) => [
    agent("optimist", "Invest 500 k€ now.", first),
    agent("sceptic", "Pass.", second),
  ];

  it("leave it open: being first in the alphabet is no last word", async () => {
    const result = await settle(opposed(86, 70));
    expect(result.finalDecision).toMatch(/^No decision/);
    expect(result).toMatchObject({ accepted: false, supportingAgents: [], tradeOffsAcknowledged: [] });
    expect(result.justification).not.toContain("by its role");
  });

  it("are told apart where one far outweighs the other", async () => {
    expect((await settle(opposed(90, 30))).finalDecision).toBe("Invest 500 k€ now.");
    expect((await settle(opposed(30, 90))).finalDecision).toBe("Pass.");
  });
});

describe("the worked examples", () => {
  it("meets at a test first, never at spending what is only expected back", async () => {
    const result = await settle(investors, { locale: "pt" });
    expect(result.resolverAgent).toBe("financial");
    expect(result.finalDecision).not.toContain("no máximo");
    expect(result.finalDecision).toMatch(/^Não comprometer os \$500K.*\$300K de retorno.*teste/);
    expect(result.finalDecision.match(/\d+/g)).toEqual(["500", "300"]);
    expect(result.supportingAgents).toEqual(["commercial", "financial"]);
    expect(result.opposingAgents).toEqual([]);
    expect(result).toMatchObject({ totalRounds: 3, debateEnd: "converged", accepted: true });
    expect(result.tradeOffsAcknowledged.some((line) => line.includes("$500K"))).toBe(true);
  });

  it("meets at a smaller sum that one of the parties named", async () => {
    const [bold] = investors as [AgentOutput];
    const careful = agent(
      "financial",
      "Investimento de $500K resultaria em retorno de apenas $300K. Recomendo cortar custos e gastar $100K em marketing digital.",
    );
    expect((await settle([bold, careful], { locale: "en" })).finalDecision).toMatch(
      /\$100K at most, instead of the \$500K/,
    );
  });

  it("puts the careful step before the bold one, confirmed by the reviewer", async () => {
    const result = await settle([...risk, agent("reviewer", "")], { locale: "fr" });
    expect(result.resolverAgent).toBe("reviewer");
    expect(result.finalDecision).toMatch(/^Procéder par étapes\..*cautela.*ação rápida/);
    expect(result.supportingAgents).toEqual(["analyst", "market", "reviewer"]);
    expect(result.confidenceScore).toBeCloseTo(0.4 * 0.8 + 0.3 + 0.06, 9);
  });

  it.each(["fr", "en", "pt"] as const)("speaks %s", async (locale) => {
    const result = await settle(risk, { locale });
    const others = (["fr", "en", "pt"] as const).filter((other) => other !== locale);
    for (const other of others) {
      expect((await settle(risk, { locale: other })).justification).not.toBe(result.justification);
    }
  });
});

describe("the debate", () => {
  it("decides a mere order without one", async () => {
    const result = await settle([
      agent("market", "Do the audit then the pilot."),
      agent("analyst", "Do the pilot then the audit."),
    ]);
    expect(result).toMatchObject({ totalRounds: 0, debateEnd: "not_needed", resolverAgent: "market" });
    expect(result.finalDecision).toBe("Do the audit then the pilot.");
    expect(result.opposingAgents).toEqual(["analyst"]);
  });

  it("says who stood where, what was given up, how long it was debated, what is left, how sure it is and who decided", async () => {
    const result = await settle([
      agent("financial", "Cut the marketing budget by €200K.", 90, 2),
      agent("commercial", "Invest €500K in marketing.", 60),
      agent("team", "Hire a head of finance."),
    ]);
    expect(result).toMatchObject({
      finalDecision: "Cut the marketing budget by €200K.",
      supportingAgents: ["financial"],
      opposingAgents: ["commercial"],
      neutralAgents: ["team"],
      resolverAgent: "financial",
      accepted: true,
    });
    expect(result.tradeOffsAcknowledged).toContainEqual(expect.stringContaining("Invest €500K in marketing."));
    expect(result.debateRounds).toHaveLength(result.totalRounds);
    expect(result.totalRounds).toBeGreaterThan(0);
    expect(result.unresolvedAspects).toContainEqual(expect.stringContaining("commercial"));
    // 0.4 × 0.9 + 0.3 × 1/2 + 0.02 × 2 pieces of evidence
    expect(result.confidenceScore).toBeCloseTo(0.4 * 0.9 + 0.3 / 2 + 0.04, 10);
  });

  it("takes what is to be cut for no sum to spend", async () => {
    const advice = (recommendation: string) => [
      agent("financial", recommendation),
      agent("commercial", "Invest €500K in marketing."),
    ];
    expect((await settle(advice("Cut the marketing budget by €200K."))).finalDecision).not.toContain("at most");
    expect((await settle(advice("Cut the marketing budget to €200K."))).finalDecision).toContain("€200K at most");
  });

  it("keeps what stands behind a semicolon: the sum to spend at most", async () => {
    const outputs = (sources: number) => [
      agent("commercial", "Invest €500K in marketing.", 80, sources),
      agent("financial", "The return would be only €300K; spend €100K at most.", 80, sources),
    ];
    const unsourced = await settle(outputs(0));
    expect(unsourced.finalDecision).toBe("The return would be only €300K; spend €100K at most.");
    // Nobody had anything to grant, so nobody accepted it: it is told, not imposed.
    expect(unsourced.unresolvedAspects).toContainEqual(expect.stringMatching(/nobody accepted it: .*€100K at most/));
    const sourced = await settle(outputs(1));
    expect(sourced.finalDecision).toContain("€100K at most");
    expect(sourced.finalDecision).not.toContain("€300K");
    expect(sourced.unresolvedAspects.join(" ")).not.toContain("nobody accepted");
  });

  it("says so where there is no common ground", async () => {
    const result = await settle([
      agent("market", "We should expand."),
      agent("analyst", "We should consolidate."),
      agent("team", "Hire."),
    ]);
    expect(result).toMatchObject({
      finalDecision: "We should expand.",
      supportingAgents: ["market"],
      opposingAgents: ["analyst"],
    });
    expect(result.neutralAgents).toEqual(["team"]);
    expect(result.unresolvedAspects).toContainEqual(expect.stringContaining("No common ground"));
    expect(result.tradeOffsAcknowledged).toContainEqual(expect.stringContaining("We should consolidate."));
  });

  it("lets an agent without sources give way to one with sources", async () => {
    const result = await settle([
      agent("market", "We should expand.", 80, 0),
      agent("analyst", "We should consolidate.", 80, 2),
    ]);
    expect(result.finalDecision).toBe("We should consolidate.");
    expect(result).toMatchObject({ supportingAgents: ["analyst"], opposingAgents: [], neutralAgents: ["market"] });
  });

  it("does not take opposite words for agreement because they share their words", async () => {
    const result = await settle([
      agent("market", "Launch the loyalty programme this year."),
      agent("analyst", "Do not launch the loyalty programme this year."),
    ]);
    expect(result.debateEnd).not.toBe("converged");
    for (const { convergence } of result.debateRounds) expect(convergence).toBeLessThan(0.7);
    const alike: RecommendationDebater = {
      plead: async ({ speaker: { agentName, recommendation = "" } }) => ({
        agentName,
        position: recommendation,
        stance: "holds",
        arguments: ["Churn fell after the pilot."],
        concessions: [`${agentName} grants the cost.`],
      }),
    };
    const outputs = [
      agent("market", "Launch the loyalty programme this year."),
      agent("analyst", "Do not launch the loyalty programme this year."),
    ];
    const easy = await settle(outputs, { debater: alike, convergence: 0.3 });
    expect(easy.debateEnd).not.toBe("converged");
    expect(easy.tradeOffsAcknowledged).toEqual(
      expect.arrayContaining(["market grants the cost.", "analyst grants the cost."]),
    );
  });

  it("keeps who rules out any middle way on its side", async () => {
    const result = await settle([
      agent("market", "We should act fast."),
      agent("analyst", "We recommend caution. Under no circumstances should the company hurry."),
    ]);
    expect(result.debateEnd).toBe("all_rounds");
    expect(result.opposingAgents).toEqual(["analyst"]);
  });

  it("stops at its deadline, by the clock and by the signal", async () => {
    let now = 0;
    const clock = () => {
      now += 20_000;
      return new Date(now);
    };
    const late = await settle(risk, { clock });
    expect(late).toMatchObject({ debateEnd: "deadline", totalRounds: 1 });
    expect(late.unresolvedAspects).toContainEqual(expect.stringContaining("30 s"));

    const hanging: RecommendationDebater = { plead: () => new Promise(() => {}) };
    const newDeadline = (ms: number) => {
      expect(ms).toBe(30_000);
      const controller = new AbortController();
      queueMicrotask(() => controller.abort());
      return controller.signal;
    };
    expect(await settle(risk, { debater: hanging, newDeadline })).toMatchObject({
      debateEnd: "deadline",
      totalRounds: 0,
    });
  });

  it("reports a debater that fails, and rejects when the run is aborted", async () => {
    const broken: RecommendationDebater = { plead: () => Promise.reject(new Error("no answer")) };
    const result = await settle(risk, { debater: broken });
    expect(result.debateEnd).toBe("debater_failed");
    expect(result.unresolvedAspects).toContainEqual(expect.stringContaining("no answer"));
    await expect(settle(risk, { signal: AbortSignal.abort(new Error("stop")) })).rejects.toThrow("stop");
  });

  it.each([
    [7, true],
    [6, false],
  ])("ends at 70 %% of the words in common: %d of ten is %s", async (shared, converged) => {
    const common = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf"].slice(0, shared);
    const apart = ["hotel", "india", "juliet", "kilo"].slice(0, 10 - shared);
    const scripted: RecommendationDebater = {
      plead: async ({ speaker: { agentName } }) => ({
        agentName,
        position: [...common, ...(agentName === "analyst" ? apart : [])].join(" "),
        stance: "holds",
        arguments: [],
        concessions: [],
      }),
    };
    const result = await settle(risk, { debater: scripted });
    expect(result.debateRounds[0]?.convergence).toBeCloseTo(shared / 10, 9);
    expect(result.debateEnd === "converged").toBe(converged);
    expect(result.totalRounds === 1).toBe(converged);
  });

  it("hears another debater, in three rounds at most, and ends when the sides agree", async () => {
    const seen: number[] = [];
    const scripted = (agreeIn: number): RecommendationDebater => ({
      async plead({ speaker, roundNumber, previousRounds }): Promise<RecommendationPlea> {
        seen.push(roundNumber);
        expect(previousRounds).toHaveLength(roundNumber - 1);
        const agrees = roundNumber >= agreeIn;
        const position = agrees ? "Run a pilot in Portugal" : `${speaker.recommendation} (${roundNumber})`;
        return {
          agentName: speaker.agentName,
          position,
          stance: agrees ? "accepts" : "holds",
          arguments: [],
          concessions: [],
        };
      },
    });
    const result = await settle(risk, { debater: scripted(2) });
    expect(result).toMatchObject({ debateEnd: "converged", totalRounds: 2, finalDecision: "Run a pilot in Portugal" });
    expect(await settle(risk, { debater: scripted(9) })).toMatchObject({ debateEnd: "all_rounds", totalRounds: 3 });
    expect(Math.max(...seen)).toBe(3);
  });
});

describe("no consensus is forced", () => {
  it("lets nobody accept a middle way without having granted anything", async () => {
    const unsourced = [agent("analyst", "We recommend caution.", 80, 0), agent("market", "We should act fast.", 80, 0)];
    const result = await settle(unsourced);
    expect(result.debateEnd).not.toBe("converged");
    expect(result.opposingAgents).toHaveLength(1);
    expect(result.unresolvedAspects).toContainEqual(expect.stringContaining("No common ground"));
  });

  it("counts what an agent says itself as nothing granted", async () => {
    const finding = (name: string) =>
      makeFinding(name, "Runway", 5, 80, {
        evidence: [{ type: "quote", content: name, source: `Deck Slide ${name.length}` }],
      });
    const advice = { analyst: "We recommend caution.", market: "We should act fast." };
    const same = Object.entries(advice).map(([name, recommendation]) =>
      makeAgentOutput(name, [finding(name)], { recommendation }),
    );
    const result = await settle(same);
    expect(result.debateEnd).not.toBe("converged");
    expect(result.tradeOffsAcknowledged).toEqual([expect.stringContaining("caution")]);
  });

  it("strikes what is granted on another matter: it moves nobody, and is told", async () => {
    const found = (name: string, recommendation: string, metric: string, value: number) =>
      makeAgentOutput(
        name,
        [
          makeFinding(name, metric, value, 80, {
            evidence: [{ type: "quote", content: metric, source: "Deck Slide 3" }],
          }),
        ],
        { recommendation },
      );
    const advice = (metric: string, value: number) => [
      found("commercial", "Invest €500K in marketing.", "CAC", 120),
      found("financial", "Cut the marketing budget to €200K.", metric, value),
    ];
    const stray = await settle(advice("Office lease", 2027));
    const [commercial] = stray.debateRounds[1]?.pleas ?? [];
    expect(commercial).toMatchObject({
      stance: "holds",
      concessions: [],
      struck: [expect.stringContaining("Office lease")],
    });
    expect(stray.debateRounds.at(-1)?.pleas[0]).toMatchObject({
      stance: "holds",
      position: "Invest €500K in marketing.",
    });
    expect(stray.tradeOffsAcknowledged.join(" ")).not.toContain("lease");
    expect(stray.unresolvedAspects).toContainEqual(
      expect.stringMatching(/commercial granted 1 point that.*Office lease/),
    );
    const onMatter = await settle(advice("Runway", 5));
    expect(onMatter.debateEnd).toBe("converged");
    expect(onMatter.unresolvedAspects.join(" ")).not.toContain("granted");
  });

  it("does not let who has no source give way to a source on another matter", async () => {
    const [sure] = [
      makeAgentOutput(
        "analyst",
        [
          makeFinding("analyst", "Patents filed", 3, 80, {
            evidence: [{ type: "quote", content: "3", source: "Deck Slide 3" }],
          }),
        ],
        { recommendation: "Do not hire a head of sales." },
      ),
    ];
    const result = await settle([agent("market", "Hire a head of sales.", 80, 0), sure as AgentOutput]);
    expect(result.debateRounds.flatMap(({ pleas }) => pleas.map(({ stance }) => stance))).not.toContain("yields");
  });

  it.each(["fr", "en", "pt"] as const)(
    "judges what is granted alike, whatever the reader's language: %s",
    async (locale) => {
      const outputs = ["We should cut marketing.", "We should invest €500K in marketing and spend €100K first."].map(
        (recommendation, at) =>
          makeAgentOutput(
            at === 0 ? "financial" : "commercial",
            [
              makeFinding("x", at === 0 ? "Gross margin" : "CAC", 12, 80, {
                evidence: [{ type: "quote", content: "12", source: "Deck Slide 3" }],
              }),
            ],
            { recommendation },
          ),
      );
      const { debateRounds } = await settle(outputs, { locale });
      expect(debateRounds.flatMap(({ pleas }) => pleas.flatMap(({ struck = [] }) => struck))).toEqual([]);
      expect(debateRounds.flatMap(({ pleas }) => pleas.flatMap(({ concessions }) => concessions))).not.toEqual([]);
    },
  );

  it("does not let one unsure role overrule three sure agents, and shows both weights", async () => {
    const result = await settle([
      agent("financial", "We should expand.", 30),
      ...["market", "analyst", "team"].map((name) => agent(name, "We should consolidate.", 90)),
    ]);
    expect(result.finalDecision).toBe("We should consolidate.");
    expect(result.opposingAgents).toEqual(["financial"]);
    expect(result.justification).toContain("2.70 against 0.30");
    // As sure as they who prevail, not as the one they overruled.
    expect(result).toMatchObject({ accepted: true, status: "resolved" });
    const said = await settle(
      [agent("financial", "Il faut s'étendre.", 30), agent("market", "Il faut consolider.", 90)],
      { locale: "fr" },
    );
    expect(said.justification).toContain("0,90 contre 0,30");
    expect(said.reasoningSummary).toMatch(/0,4 × 0,90 \+ 0,3 × 0,50/);
  });

  it("weighs a vote by the agents' records", async () => {
    const others = [agent("alpha", "We should expand.", 70), agent("beta", "We should consolidate.", 70)];
    const history = historyFrom([
      { agent: "alpha", reliability: toReliability(90, 10) },
      { agent: "beta", reliability: toReliability(30, 70) },
    ]);
    const result = await settle([...others, agent("reviewer", "", 90, 0)], { ...(history !== null && { history }) });
    expect(result.finalDecision).toBe("We should expand.");
    expect(result.resolverAgent).toBe("reviewer");
  });

  it("weighs a vote by the agents' records in the category of the question", async () => {
    const others = [
      agent("sales", "We should invest more in marketing.", 70),
      agent("treasurer", "We should cut costs in marketing.", 70),
    ];
    const records = [
      { agent: "sales", reliability: toReliability(90, 10) },
      { agent: "treasurer", reliability: toReliability(30, 70) },
    ];
    // Whoever is mostly right is mostly wrong about money.
    const aboutMoney = [toReliability(10, 90), toReliability(80, 20)];
    const history = historyFrom(
      records.map((record, at) => ({
        ...record,
        categories: [{ category: "financial" as const, reliability: aboutMoney[at] as Reliability }],
      })),
    );
    const all = [...others, agent("reviewer", "", 90, 0)];
    const report = detectConflicts(all);
    expect(report.conflicts[0]?.conflictType).toBe("FINANCIAL");
    expect((await settle(all, { history: historyFrom(records) as AgentHistory })).finalDecision).toContain("invest");
    expect((await settle(all, { history: history as AgentHistory })).finalDecision).toContain("cut costs");
  });

  it("takes a reviewer from outside by its record", async () => {
    const all = [
      agent("alpha", "We should expand.", 80),
      agent("beta", "We should consolidate.", 60),
      agent("reviewer", "", 90, 0),
    ];
    const history = historyFrom([
      { agent: "reviewer", reliability: toReliability(20, 80) },
      { agent: "gamma", reliability: toReliability(80, 20) },
    ]) as AgentHistory;
    const { confidenceScore } = await settle(all);
    expect((await settle(all, { history })).confidenceScore).toBeLessThan(confidenceScore);
  });

  it.each([
    [{ minSeverity: "BIG" }, "one of LOW, MEDIUM, HIGH, CRITICAL"],
    [{ maxRounds: -1 }, "a number from 0 on, not -1"],
    [{ maxRounds: "3" }, "a number from 0 on"],
    [{ minConfidence: Number.NaN }, "not NaN"],
    [{ minConfidence: 3 }, "from 0 to 1, not 3"],
  ])("refuses an option of no sense: %o", async (config, why) => {
    const wrong = { config: config as never };
    expect(() => detectConflicts(risk, wrong)).toThrow(why);
    await expect(buildConsensus(detectConflicts(risk), risk, wrong)).rejects.toThrow(why);
  });

  it.each([
    [{ convergence: 7 }, "from 0 to 1, not 7"],
    [{ numericGap: "x" }, 'not "x"'],
  ])("refuses a threshold of no sense: %o", async (options, why) => {
    await expect(buildConsensus(detectConflicts(risk), risk, options as never)).rejects.toThrow(why);
  });

  it("refuses a confidence that is none, and takes an option left open for ours", async () => {
    expect(() => detectConflicts(risk, { confidence: { market: 70 } })).toThrow(
      '"market" must be a number from 0 to 1',
    );
    expect((await settle(risk, { config: { maxRounds: undefined } as never })).totalRounds).toBe(3);
  });

  it("lets a reviewer who is a party lose against those who far outweigh it", async () => {
    const others = ["alpha", "beta", "gamma"].map((name) => agent(name, "We should consolidate.", 90));
    const overruled = await settle([agent("reviewer", "We should expand.", 30), ...others]);
    expect(overruled.finalDecision).toBe("We should consolidate.");
    expect(overruled.opposingAgents).toEqual(["reviewer"]);
    const decides = await settle([agent("reviewer", "We should expand.", 80), ...others.slice(0, 1)]);
    expect(decides.finalDecision).toBe("We should expand.");
  });

  it("debates from the severity it is told", async () => {
    const outputs = [agent("market", "We should act now."), agent("analyst", "We should wait.")];
    expect((await settle(outputs, { config: { minSeverity: "HIGH" } })).totalRounds).toBe(0);
    expect((await settle(outputs)).totalRounds).toBeGreaterThan(0);
  });
});

describe("the decision maker", () => {
  const order = ["reviewer", "financial", "commercial", "market", "analyst", "zzz-other"];

  it("is the first of the roles among the parties", async () => {
    for (const [i, first] of order.entries()) {
      for (const second of order.slice(i + 1)) {
        const result = await settle([
          agent(second, "We should expand.", 99),
          agent(first, "We should consolidate.", 60),
        ]);
        expect(result.resolverAgent).toBe(first);
      }
    }
  });

  it("is the surer among equals, and a reviewer even from outside", async () => {
    const others = [agent("alpha", "We should expand.", 60), agent("beta", "We should consolidate.", 70)];
    expect((await settle(others)).resolverAgent).toBe("beta");
    const result = await settle([...others, agent("Relecteur", "", 90, 0)]);
    expect(result.resolverAgent).toBe("Relecteur");
    expect(result.finalDecision).toBe("We should consolidate.");
  });

  it("weighs evidence before confidence where it stands outside", async () => {
    const result = await settle([
      agent("alpha", "We should expand.", 90, 1),
      agent("beta", "We should consolidate.", 50, 3),
      agent("reviewer", "", 80, 0),
    ]);
    expect(result).toMatchObject({ finalDecision: "We should consolidate.", resolverAgent: "reviewer" });
  });

  it("decides nothing where nothing tells the sides apart", async () => {
    const result = await settle([
      agent("alpha", "We should expand."),
      agent("beta", "We should consolidate."),
      agent("reviewer", ""),
    ]);
    expect(result).toMatchObject({ accepted: false, supportingAgents: [], opposingAgents: [] });
    expect(result.finalDecision).toMatch(/^No decision/);
  });
});

describe("confidence", () => {
  it("accepts from 0.4 on", async () => {
    const parties = (score: number) => [
      agent("market", "We should expand.", score, 0),
      agent("analyst", "We should consolidate.", score, 0),
    ];
    // 0.4 × 0.625 + 0.3 × ½ = 0.40
    expect(await settle(parties(62.5))).toMatchObject({ confidenceScore: 0.4, accepted: true });
    const low = await settle(parties(60));
    expect(low).toMatchObject({ confidenceScore: 0.39, accepted: false });
    expect(low.unresolvedAspects).toContainEqual(expect.stringContaining("0.39"));
  });

  it("gives each result the status its conflict has after it, and leaves the report as it was", async () => {
    const outputs = (score: number) => [
      agent("market", "We should expand.", score),
      agent("analyst", "We should consolidate.", 60),
    ];
    const statusAt = async (score: number) => {
      const report = detectConflicts(outputs(score));
      const before = structuredClone(report);
      expect(report.conflicts[0]?.status).toBe("detected");
      const [result] = await buildConsensus(report, outputs(score));
      expect(report).toEqual(before);
      return result?.status;
    };
    expect(await statusAt(90)).toBe("resolved");
    expect(await statusAt(35)).toBe("unresolved");
  });

  it("takes a given confidence, and counts an unknown one as none", async () => {
    const silent = [
      makeAgentOutput("market", [], { recommendation: "Expand." }),
      makeAgentOutput("analyst", [], { recommendation: "Consolidate." }),
    ];
    const result = await settle(silent);
    expect(result.confidenceScore).toBe(0.15);
    expect(result.unresolvedAspects).toContainEqual(expect.stringContaining("gave no confidence"));
    expect((await settle(silent, { confidence: { market: 0.9 } })).confidenceScore).toBe(0.51);
  });

  it("has nothing to do for an empty report", async () => {
    expect(await buildConsensus(detectConflicts([]), [])).toEqual([]);
    const agreed = [
      agent("commercial", "Implementar programa de fidelidade para aumentar retenção de clientes."),
      agent("market", "Programa de fidelidade é tendência no mercado. Recomendo implementar para competir."),
    ];
    const report = detectConflicts(agreed);
    expect(report).toMatchObject({ totalConflicts: 0, requiresDebate: false, debateTopics: [] });
    const plead = () => Promise.reject(new Error("asked for nothing"));
    expect(await buildConsensus(report, agreed, { debater: { plead } })).toEqual([]);
  });
});
