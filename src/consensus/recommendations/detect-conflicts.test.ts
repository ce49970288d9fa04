import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgentOutput } from "../../domain/finding.ts";
import { ConflictReport } from "../../domain/recommendation.ts";
import { fold } from "../../lexicon/fold.ts";
import { makeAgentOutput, makeFinding } from "../../testing/findings.ts";
import { detectConflicts } from "./detect-conflicts.ts";

function agent(name: string, recommendation: string): AgentOutput {
  return makeAgentOutput(name, [makeFinding(name, "ARR", 504_000, 80)], { recommendation });
}

function only(outputs: AgentOutput[]) {
  const { conflicts } = detectConflicts(outputs);
  expect(conflicts).toHaveLength(1);
  return conflicts[0] as (typeof conflicts)[number];
}

const spellings = (text: string) => [text, text.toUpperCase(), fold(text)];

it.each([
  ["Accept at 8 M€.", "Renegotiate to 5 M€."],
  ["Invest 500 k€.", "Invest 200 k€ at most."],
])("tells the sums of two calls, not their verbs alone: %s / %s", (a, b) => {
  const outputs = [a, b].map((recommendation, i) => makeAgentOutput(`agent-${i}`, [], { recommendation }));
  const [difference] = detectConflicts(outputs).conflicts[0]?.keyDifferences ?? [];
  expect(difference).toContain(a);
  expect(difference).toContain(b);
});

describe("the three worked examples", () => {
  it.each([
    [
      "Recomendo aumentar investimento em marketing em $500K para recuperar leads e crescimento de vendas.",
      "Análise de viabilidade: investimento de $500K resultaria em retorno esperado de apenas $300K. Recomendo cortar custos imediatamente para manter margem.",
    ],
    [
      "Sugiro que se invista mais $500K em marketing, para o crescimento das vendas.",
      "Um investimento de $500K traria um retorno de somente $300K. Devemos reduzir despesas agora para preservar a margem.",
    ],
    [
      "Je recommande d'augmenter l'investissement marketing de 500 K$ pour relancer les leads et la croissance des ventes.",
      "Analyse de viabilité : un investissement de 500 K$ donnerait un retour attendu de seulement 300 K$. Je recommande de couper les coûts immédiatement pour maintenir la marge.",
    ],
    [
      "Il faut investir 500 K$ de plus en marketing pour la croissance.",
      "Il faudrait économiser : réduire les dépenses pour préserver la marge.",
    ],
    [
      "I recommend increasing the marketing investment by $500K to recover leads and sales growth.",
      "Feasibility: an investment of $500K would give an expected return of only $300K. I recommend cutting costs immediately to protect the margin.",
    ],
    ["We should invest $500K in marketing to grow sales.", "We should reduce expenses at once to preserve the margin."],
  ])("money: %s", (commercial, financial) => {
    for (const [i, text] of spellings(commercial).entries()) {
      const conflict = only([agent("commercial", text), agent("financial", spellings(financial)[i] as string)]);
      expect(conflict).toMatchObject({ conflictType: "FINANCIAL", severity: "HIGH", requiresDebate: true });
      expect(conflict.agentsInvolved).toEqual(["commercial", "financial"]);
    }
  });

  it.each([
    [
      "Implementar programa de fidelidade com rewards para aumentar retenção de clientes.",
      "Programa de fidelidade é tendência no mercado. Recomendo implementar para competir com concorrentes.",
    ],
    [
      "Mettre en place un programme de fidélité avec récompenses pour augmenter la rétention des clients.",
      "Les programmes de fidélité sont une tendance du marché. Je recommande d'en mettre un en place face aux concurrents.",
    ],
    [
      "Set up a loyalty programme with rewards to increase customer retention.",
      "Loyalty programmes are a market trend. I recommend setting one up to compete.",
    ],
  ])("no conflict: %s", (commercial, market) => {
    for (const [i, text] of spellings(commercial).entries()) {
      const report = detectConflicts([agent("commercial", text), agent("market", spellings(market)[i] as string)]);
      expect(report).toMatchObject({ totalConflicts: 0, conflicts: [], requiresDebate: false, debateTopics: [] });
    }
  });

  it.each([
    [
      "Mercado europeu é incerto. Recomendo cautela e estudo aprofundado antes de expandir.",
      "Oportunidade clara no mercado europeu. Recomendo ação rápida para ganhar market share.",
    ],
    [
      "O mercado europeu é imprevisível. Recomendo prudência e mais estudos antes de expandir.",
      "Há uma oportunidade evidente na Europa. Recomendo agir agora.",
    ],
    [
      "Le marché européen est incertain. Je recommande la prudence et une étude approfondie avant de s'étendre.",
      "Opportunité claire sur le marché européen. Je recommande une action rapide pour gagner des parts de marché.",
    ],
    [
      "The European market is uncertain. I recommend caution and a thorough study before expanding.",
      "Clear opportunity in the European market. I recommend quick action to gain market share.",
    ],
    ["Mercado incerto, cautela.", "Oportunidade clara, ação rápida."],
  ])("risk: %s", (analyst, market) => {
    for (const [i, text] of spellings(analyst).entries()) {
      const conflict = only([agent("analyst", text), agent("market", spellings(market)[i] as string)]);
      expect(conflict).toMatchObject({ conflictType: "RISK", severity: "MEDIUM", requiresDebate: true });
    }
  });
});

describe("kinds and severities", () => {
  it.each([
    ["commercial", "Investir em marketing", "financial", "Cortar custos", "FINANCIAL", "HIGH"],
    ["sales-agent", "We should invest in marketing", "cfo", "We should cut costs", "FINANCIAL", "HIGH"],
    ["technical", "Investir em marketing", "team", "Cortar custos", "TACTICAL", "MEDIUM"],
    ["a", "Invest $500K in marketing", "b", "The return would be only $300K", "FINANCIAL", "HIGH"],
    ["a", "Expandir agressivamente", "b", "Consolidar operações", "STRATEGIC", "HIGH"],
    ["a", "Prioritise growth", "b", "Prioritise profitability", "STRATEGIC", "HIGH"],
    ["a", "Investir dans cette startup", "b", "Ne pas investir dans cette startup", "STRATEGIC", "HIGH"],
    ["a", "We should spend more", "b", "We should not spend more", "STRATEGIC", "HIGH"],
    ["a", "We recommend an aggressive approach", "b", "We recommend a conservative one", "RISK", "MEDIUM"],
    ["a", "Act now", "b", "Wait", "RISK", "MEDIUM"],
    ["a", "Priorizar retenção", "b", "Priorizar aquisição", "TACTICAL", "MEDIUM"],
    ["a", "Recruter puis lancer le produit", "b", "Lancer le produit puis recruter", "PRIORITY", "LOW"],
  ])("%s «%s» against %s «%s»: %s %s", (one, says, other, replies, conflictType, severity) => {
    const conflict = only([agent(one, says), agent(other, replies)]);
    expect(conflict).toMatchObject({ conflictType, severity, requiresDebate: severity !== "LOW" });
  });

  it("puts agents who say the same on one side of one conflict", () => {
    const conflict = only([
      agent("a", "We should expand abroad."),
      agent("b", "We should consolidate operations."),
      agent("c", "The company should expand."),
      agent("d", "Recruit a lawyer."),
    ]);
    expect(conflict.agentsInvolved).toEqual(["a", "b", "c"]);
    expect(conflict.positions.a?.side).toBe(conflict.positions.c?.side);
    expect(conflict.positions.a?.side).not.toBe(conflict.positions.b?.side);
  });

  it("quotes the agents and names the subject in the reader's language", () => {
    const outputs = [agent("market", "Investir em marketing."), agent("team", "Cortar o orçamento de marketing.")];
    const [conflict] = detectConflicts(outputs, { locale: "fr" }).conflicts;
    expect(conflict?.topic).toBe("Investir ou réduire : marketing");
    expect(conflict?.description).toContain("« Investir em marketing. »");
    expect(conflict?.keyDifferences).toEqual(["Investir ou réduire : « Investir » contre « Cortar »"]);
    expect(conflict?.mutualExclusivity).toBe(true);
  });
});

describe("the report", () => {
  const subjects =
    "marketing,logistics,software,design,packaging,training,support,hosting,legal,recruiting,travel".split(",");
  const many = subjects.flatMap((subject, i) => [
    agent(`a${i}`, `We should invest in ${subject}.`),
    agent(`b${i}`, `We should cut ${subject}.`),
  ]);

  it("examines ten conflicts and lists the eleventh", () => {
    const report = detectConflicts([
      ...many,
      agent("x", "Do the audit then the pilot."),
      agent("y", "Do the pilot then the audit."),
    ]);
    expect(report.totalConflicts).toBe(12);
    expect(report.conflicts).toHaveLength(10);
    expect(report.notExamined).toHaveLength(2);
    expect(report.notExamined.map(({ severity }) => severity)).toContain("LOW");
    expect(report).toMatchObject({ hasLowSeverity: true, hasMediumSeverity: true, hasCriticalSeverity: false });
    expect(ConflictReport.parse(report)).toEqual(report);
  });

  it("does not depend on the order of the agents", () => {
    const outputs = [
      agent("commercial", "Recomendo investir $500K em marketing. Recomendo ação rápida."),
      agent("financial", "Recomendo cortar custos. Recomendo cautela."),
      agent("market", "We should expand abroad."),
      agent("analyst", "Il faut consolider."),
      agent("technical", "Prioritise quality."),
      agent("product", "Prioritise speed."),
    ];
    const expected = detectConflicts(outputs);
    expect(expected.totalConflicts).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.shuffledSubarray(outputs, { minLength: outputs.length }), (shuffled) => {
        expect(detectConflicts(shuffled)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it("reads recommendations where the agent put them", () => {
    const shapes: unknown[] = [
      "We should expand.",
      { recommendation: "We should expand." },
      { recommandation: "We should expand." },
      { recomendação: "We should expand." },
      { recommendations: ["We should expand."] },
      { recommendations: [{ action: "We should expand.", priority: 1 }] },
      { analysis: { recommendations: "We should expand." } },
    ];
    for (const output of shapes) {
      const other = makeAgentOutput("b", [], { recommendation: "We should consolidate." });
      expect(detectConflicts([makeAgentOutput("a", [], { output }), other]).totalConflicts).toBe(1);
    }
  });

  it("is empty where there is nothing to compare, and never throws", () => {
    expect(detectConflicts([]).conflicts).toEqual([]);
    expect(detectConflicts([agent("a", "Expand")]).conflicts).toEqual([]);
    expect(detectConflicts([agent("a", ""), agent("b", "   ")]).totalConflicts).toBe(0);
    expect(detectConflicts([agent("a", "Expand. Consolidate."), agent("a", "Consolidate.")]).totalConflicts).toBe(0);
    for (const garbage of [
      null,
      undefined,
      3,
      "x",
      {},
      [null, 3, {}, { agentName: 7 }, { agentName: "a", findings: 3 }],
    ]) {
      expect(detectConflicts(garbage as AgentOutput[]).totalConflicts).toBe(0);
    }
    fc.assert(
      fc.property(
        fc.array(fc.record({ agentName: fc.string(), output: fc.jsonValue(), recommendation: fc.anything() })),
        (given) => {
          expect(ConflictReport.safeParse(detectConflicts(given as unknown as AgentOutput[])).success).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the deal itself", () => {
  it.each([
    ["I recommend investing €500k in this round.", "I would pass on this deal.", "STRATEGIC"],
    ["Investir 500 k€ dans ce tour.", "Je passe mon tour : trop de risques.", "STRATEGIC"],
    ["Recomendo investir 500 mil euros nesta rodada.", "Recomendo recusar o negócio.", "STRATEGIC"],
    ["Nous conseillons d'entrer au capital.", "Nous déconseillons d'investir à ce stade.", "STRATEGIC"],
    ["Accept the 8 M€ pre-money valuation.", "Renegotiate the valuation down to 5 M€.", "FINANCIAL"],
    ["Accepter la valorisation de 8 M€.", "Renégocier la valorisation à 5 M€.", "FINANCIAL"],
    ["Aceitar a avaliação de 8 milhões de euros.", "Renegociar a avaliação para 5 milhões.", "FINANCIAL"],
    ["Accepter les 6 M€ pre-money.", "Négocier à la baisse, 4 M€ au plus.", "FINANCIAL"],
  ])("«%s» against «%s»: %s", (one, other, conflictType) => {
    expect(only([agent("a", one), agent("b", other)])).toMatchObject({ conflictType, severity: "HIGH" });
  });

  it.each([
    ["Invest €500k in this round.", "The company should cut its paid marketing spend."],
    ["Invest €500k in this round.", "Invest €500k, subject to a customer reference call."],
    ["Accept the 8 M€ pre-money valuation.", "The valuation of 8 M€ is acceptable given the growth."],
    ["Aceitar a avaliação de 5 milhões.", "Renegociar até 5 milhões de euros."],
    ["Accept customer references as proof.", "Renegotiate the office lease."],
    ["I would pass on this deal.", "Competitors passed on enterprise customers; the field is open."],
    ["Não recomendo recusar o negócio.", "Recomendo investir 100 mil euros."],
  ])("«%s» and «%s» go together", (one, other) => {
    expect(detectConflicts([agent("a", one), agent("b", other)]).conflicts).toEqual([]);
  });
});
