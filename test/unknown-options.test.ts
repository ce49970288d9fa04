import { describe, expect, it } from "vitest";
import { DOORS, thingsAt } from "../scripts/public-face.ts";
import { doorMiddleware } from "../src/adapters/ai-sdk.ts";
import { langgraphTools, verifyNode } from "../src/adapters/langgraph.ts";
import { evidenceScorer, mastraTools } from "../src/adapters/mastra.ts";
import { agentsTools, evidenceGuardrail } from "../src/adapters/openai-agents.ts";
import { traceTribunal } from "../src/adapters/otel.ts";
import { TribunalError } from "../src/domain/errors.ts";
import * as tribunal from "../src/index.ts";
import { createMcpServer } from "../src/mcp/index.ts";
import { createClient } from "../src/server/client.ts";
import { createServer, openStore } from "../src/server/index.ts";
import * as testing from "../src/testing/index.ts";

const context = { deckExtracts: "Slide 1\nMRR: 42 K€" };
const given = (options: object) => options as never;
const DEAL = {
  context,
  agentOutputs: [],
  warnings: [],
  deal: { name: "x", sector: null, stage: null, locale: "en" as const },
};

/** A misspelt option of each, and the name that was meant. */
const MISSPELT: [string, string, () => unknown][] = [
  ["checkCitation", "locale", () => tribunal.checkCitation(context, given({}), given({ local: "fr" }))],
  ["checkText", "locale", () => tribunal.checkText(context, "x", given({ local: "fr" }))],
  ["runChecks", "sector", () => tribunal.runChecks(context, given({ sectors: "saas" }))],
  ["createBudget", "tokens", () => tribunal.createBudget(given({ token: 1 }))],
  ["ConsensusEngine", "budget", () => new tribunal.ConsensusEngine(given({ budgets: {} }))],
  ["ReflexionEngine", "locale", () => new tribunal.ReflexionEngine(given({ local: "fr" }))],
  ["QualityProcessor", "model", () => new tribunal.QualityProcessor(given({ modell: "x" }))],
  ["reviewDeal", "budget", () => tribunal.reviewDeal("nowhere", given({ buget: 1 }))],
  ["loadDeal", "locale", () => tribunal.loadDeal("nowhere", given({ locales: "fr" }))],
  [
    "buildVerificationContext",
    "financialModel",
    () => tribunal.buildVerificationContext(given({ financialModell: "x" })),
  ],
  [
    "completeAndValidate",
    "budget",
    () => tribunal.completeAndValidate("s", "u", given({}), given({ model: "x", budgett: 1 })),
  ],
  ["detectConflicts", "locale", () => tribunal.detectConflicts([], given({ local: "fr" }))],
  ["buildConsensus", "debater", () => tribunal.buildConsensus(given({}), [], given({ debator: null }))],
  ["selfTest", "count", () => tribunal.selfTest(given({}), given({ counts: 1 }))],
  ["estimateEngineCosts", "model", () => tribunal.estimateEngineCosts([], [], given({ modell: "x" }))],
  ["toHtml", "pictures", () => tribunal.toHtml(given({}), given({ picture: null }))],
  ["toPdf", "pictures", () => tribunal.toPdf(given({}), given({ picture: null }))],
  ["toXlsx", "facts", () => tribunal.toXlsx(given({}), given({ fact: null }))],
  ["memoOf", "context", () => tribunal.memoOf(given({}), given({ contexts: null }))],
  ["drawEvidence", "maxPictures", () => tribunal.drawEvidence(given({}), context, given({ maxPicture: 1 }))],
  ["verifyAnswer", "locale", () => tribunal.verifyAnswer(context, "x", given({ local: "fr" }))],
  ["tribunalTools", "locale", () => tribunal.tribunalTools(context, given({ local: "fr" }))],
  ["createMcpServer", "version", () => createMcpServer(given({ root: ".", versions: "1" }))],
  ["createServer", "store", () => createServer(given({ stores: null }))],
  ["checkCalculation", "locale", () => tribunal.checkCalculation(given({ formula: "1 + 1" }), given({ local: "fr" }))],
  ["findInconsistencies", "locale", () => tribunal.findInconsistencies(context, given({ local: "fr" }))],
  ["openDoor", "budget", () => tribunal.openDoor(given({ id: "x" }), given({ buget: null }))],
  ["resolveModels", "arbitrator", () => tribunal.resolveModels(given({ arbitrater: "x" }), {})],
  ["resolveModels", "journal", () => tribunal.resolveModels({}, {}, given({ journals: null }))],
  ["converse", "maxSteps", () => tribunal.converse(given({ id: "x" }), given({ maxStep: 1 }))],
  ["renderPage", "scale", () => tribunal.renderPage(context, "deck", 1, given({ scales: 1 }))],
  ["fuse", "caution", () => tribunal.fuse([], given({ cautious: 1 }))],
  ["doorMiddleware", "budget", () => doorMiddleware(given({ budgets: null }))],
  ["opposes", "similarity", () => tribunal.opposes("a", "b", given({ similarities: null }))],
  ["embedTexts", "budget", () => tribunal.embedTexts([], given({ model: "x", budgets: null }))],
  ["similarityByEmbedding", "model", () => tribunal.similarityByEmbedding([], given({ models: "x" }))],
  ["ConsensusEngine", "numericGap", () => new tribunal.ConsensusEngine({ config: given({ numericGaps: 1 }) })],
  ["ReflexionEngine", "minGain", () => new tribunal.ReflexionEngine({ config: given({ minGains: 1 }) })],
  ["detectConflicts", "maxConflicts", () => tribunal.detectConflicts([], { config: given({ maxConflict: 1 }) })],
  ["buildConsensus", "maxRounds", () => tribunal.buildConsensus(given({}), [], { config: given({ maxRound: 1 }) })],
  ["reviewDeal", "consensus", () => tribunal.reviewDeal(DEAL, { config: given({ consensu: {} }) })],
  ["reviewDeal", "numericGap", () => tribunal.reviewDeal(DEAL, { config: { consensus: given({ numericGapp: 1 }) } })],
  ["judge", "locale", () => tribunal.judge({}, context, given({ local: "fr" }))],
  ["estimateReview", "model", () => tribunal.estimateReview("nowhere", given({ modell: "x" }))],
  ["findQuantities", "locale", () => tribunal.findQuantities("42 K€", given({ local: "fr" }))],
  ["parseQuantity", "locale", () => tribunal.parseQuantity("42 K€", given({ local: "fr" }))],
  ["preComputeCalculations", "locale", () => tribunal.preComputeCalculations(context, given({ local: "fr" }))],
  ["readClaims", "about", () => tribunal.readClaims(given({ text: "x" }), given({ abouts: "x" }))],
  ["readReviewDocument", "locale", () => tribunal.readReviewDocument("{}", given({ local: "fr" }))],
  ["verifyAgentOutputs", "locale", () => tribunal.verifyAgentOutputs(context, [], given({ local: "fr" }))],
  ["createMemoryJournal", "now", () => tribunal.createMemoryJournal(given({ nows: null }))],
  ["openSqliteJournal", "now", () => tribunal.openSqliteJournal("x", given({ nows: null }))],
  ["mastraTools", "locale", () => mastraTools(context, given({ local: "fr" }))],
  ["evidenceScorer", "locale", () => evidenceScorer(context, given({ local: "fr" }))],
  ["langgraphTools", "locale", () => langgraphTools(context, given({ local: "fr" }))],
  ["verifyNode", "locale", () => verifyNode(context, given({ local: "fr" }))],
  ["agentsTools", "locale", () => agentsTools(context, given({ local: "fr" }))],
  ["evidenceGuardrail", "locale", () => evidenceGuardrail(context, given({ local: "fr" }))],
  ["traceTribunal", "tracer", () => traceTribunal(given({ trace: null }))],
  ["openStore", "quotas", () => openStore({ TRIBUNAL_HOME: "nowhere" }, given({ quota: {} }))],
  ["createClient", "token", () => createClient("http://127.0.0.1", given({ tokens: "x" }))],
  ["factsAbout", "period", () => tribunal.factsAbout(tribunal.dossierOf(context), "arr", given({ periods: null }))],
  [
    "modelRecommendationDebater",
    "budget",
    () => tribunal.modelRecommendationDebater(testing.scriptedModel([]), given({ buget: {} })),
  ],
  [
    "ConsensusEngine.resolve",
    "signal",
    () => new tribunal.ConsensusEngine().resolve(given({}), context, given({ signals: 1 })),
  ],
  [
    "ConsensusEngine.resolveAll",
    "concurrency",
    () => new tribunal.ConsensusEngine().resolveAll([], context, given({ concurrencies: 1 })),
  ],
  [
    "ConsensusEngine.vote",
    "signal",
    () => new tribunal.ConsensusEngine().vote(given({}), context, given({}), given({ signals: 1 })),
  ],
  ["ReflexionEngine.reflect", "signal", () => new tribunal.ReflexionEngine().reflect(given({}), given({ signals: 1 }))],
  ["ReflexionEngine.reflectAll", "signal", () => new tribunal.ReflexionEngine().reflectAll([], given({ signals: 1 }))],
  [
    "ReflexionEngine.critiqueBatch",
    "signal",
    () => new tribunal.ReflexionEngine().critiqueBatch([given({})], {}, given({ signals: 1 })),
  ],
  ["ConsensusEngine", "tokens", () => new tribunal.ConsensusEngine({ model: "openai:x", budget: given({ token: 1 }) })],
  ["reviewDeal", "tokens", () => tribunal.reviewDeal(DEAL, { model: "openai:x", budget: given({ token: 1 }) })],
  ["createServer", "fileBytes", () => createServer(given({ store: {}, limits: { fileByte: 1 } }))],
  ["openStore", "reviews", () => openStore({ TRIBUNAL_HOME: "nowhere" }, { quotas: given({ review: 1 }) })],
  ["makeDocx", "footer", () => testing.makeDocx([], given({ footers: "x" }))],
  ["makePdf", "numbered", () => testing.makePdf([], given({ numberd: true }))],
  ["makePptx", "macros", () => testing.makePptx([], given({ macro: true }))],
  ["makeXlsx", "parts", () => testing.makeXlsx([], given({ part: {} }))],
  ["scriptedModel", "otherwise", () => testing.scriptedModel([], given({ otherwize: {} }))],
  ["startFakeProvider", "script", () => testing.startFakeProvider(given({ answer: {}, scripts: [] }))],
];

describe("an option that is misspelt", () => {
  it.each(MISSPELT)("is refused by %s, with %s", async (_, nearest, call) => {
    const thrown = await Promise.resolve()
      .then(call)
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(thrown).toBeInstanceOf(TribunalError);
    expect(thrown).toMatchObject({ code: "unknown_option", detail: { nearest } });
  });

  it("is looked for in everything that takes options", () => {
    const tried = new Set(MISSPELT.map(([name]) => name));
    const takes = Object.values(DOORS)
      .flatMap(thingsAt)
      .filter(({ kind, signature }) => kind === "function" && /\w*Options\b/.test(signature))
      .map(({ name }) => name);
    expect(takes.length).toBeGreaterThan(20);
    expect(takes.filter((name) => !tried.has(name))).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    [
      "minorContradictionThreshold",
      () => new tribunal.ConsensusEngine({ config: given({ minorContradictionThreshold: "MINOR" }) }),
    ],
    [
      "complexity",
      () => tribunal.completeAndValidate("s", "u", given({}), given({ model: "x", complexity: "complex" })),
    ],
  ])("is refused by name where a seed has it and we do not: %s", async (name, call) => {
    const thrown = await Promise.resolve()
      .then(call)
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(thrown).toMatchObject({ code: "unknown_option", detail: { given: name } });
  });
});

/** What a program without types hands over by mistake: nothing, or something else. */
const MISTAKEN: [string, (wrong: never) => unknown][] = [
  ["checkCitation: the options", (wrong) => tribunal.checkCitation(context, given({}), wrong)],
  ["verifyAnswer: the options", (wrong) => tribunal.verifyAnswer(context, "x", wrong)],
  ["createBudget", (wrong) => tribunal.createBudget(wrong)],
  ["buildVerificationContext", (wrong) => tribunal.buildVerificationContext(wrong)],
  ["checkText: the context", (wrong) => tribunal.checkText(wrong, "x")],
  ["checkText: the text", (wrong) => tribunal.checkText(context, wrong)],
  ["the deck's words", (wrong) => tribunal.dossierOf({ deckExtracts: wrong })],
  ["verifyAnswer: the context", (wrong) => tribunal.verifyAnswer(wrong, "MRR is 42 K€.")],
  ["factSheet", (wrong) => tribunal.factSheet(wrong)],
  ["findInconsistencies", (wrong) => tribunal.findInconsistencies(wrong)],
  ["findQuantities", (wrong) => tribunal.findQuantities(wrong)],
  ["parseQuantity", (wrong) => tribunal.parseQuantity(wrong)],
  ["matchTopic", (wrong) => tribunal.matchTopic(wrong)],
  ["loadDeal", (wrong) => tribunal.loadDeal(wrong)],
  ["reviewDeal", (wrong) => tribunal.reviewDeal(wrong)],
  ["toMarkdown", (wrong) => tribunal.toMarkdown(wrong)],
  ["toPdf", (wrong) => tribunal.toPdf(wrong)],
];

describe("an argument of another kind", () => {
  it.each(MISTAKEN)("is refused by name: %s", async (_, call) => {
    for (const wrong of [null, 5] as never[]) {
      const thrown = await Promise.resolve()
        .then(() => call(wrong))
        .then(
          () => null,
          (error: unknown) => error,
        );
      expect(thrown).toBeInstanceOf(TribunalError);
      expect(thrown).toMatchObject({ code: "bad_input", message: expect.stringContaining("must be") });
    }
  });
});

describe("anything first handed over by mistake", () => {
  const doors = { ...tribunal, ...testing, doorMiddleware, langgraphTools, verifyNode, evidenceScorer, mastraTools };
  const others = { agentsTools, evidenceGuardrail, createMcpServer, createClient, createServer };
  const functions = Object.entries<unknown>({ ...doors, ...others })
    .filter(([, value]) => typeof value === "function" && !/^class\b/.test(String(value)))
    .map(([name, value]) => [name, value as (...given: unknown[]) => unknown] as const);

  it.each(functions)("is taken or refused by %s, and never makes it fall", async (_, call) => {
    for (const wrong of [[], [null], [5]]) {
      const thrown = await Promise.resolve()
        .then(() => call(...wrong))
        .then(
          () => null,
          (error: unknown) => error,
        );
      if (thrown !== null) expect(thrown).toBeInstanceOf(TribunalError);
    }
  });
});
