import { createRequire } from "node:module";
import { z } from "zod";
import { ROOT } from "../packed-project.ts";

const require = createRequire(import.meta.url);
/** A door of the package as it is built, typed as its source. Node loads it, not the test runner: there is one of each. */
const door = <Face>(name: string): Face => require(`${ROOT}/dist/${name}.js`);

/** The whole public face as users get it: through the built doors. */
export const doors = {
  tribunal: door<typeof import("../../src/index.ts")>("index"),
  "ai-sdk": door<typeof import("../../src/adapters/ai-sdk.ts")>("ai-sdk"),
  mastra: door<typeof import("../../src/adapters/mastra.ts")>("mastra"),
  langgraph: door<typeof import("../../src/adapters/langgraph.ts")>("langgraph"),
  "openai-agents": door<typeof import("../../src/adapters/openai-agents.ts")>("openai-agents"),
  otel: door<typeof import("../../src/adapters/otel.ts")>("otel"),
  mcp: door<typeof import("../../src/mcp/index.ts")>("mcp"),
  server: door<typeof import("../../src/server/index.ts")>("server"),
  client: door<typeof import("../../src/server/client.ts")>("client"),
  testing: door<typeof import("../../src/testing/index.ts")>("testing"),
};
const { tribunal: t, testing } = doors;

/** One exported function or method with arguments that are right, and how often it is tried with wrong ones. */
export interface GoodCall {
  name: string;
  call: (...given: never[]) => unknown;
  given: readonly unknown[];
  /** Fewer where a call starts processes, or reviews a deal. */
  times: number;
}

const plain = {
  deckExtracts: "Slide 1\nMRR December 2024: 42,000 €\nSlide 2\nCustomers: 120\nARR: 504 K€",
  financialModelExtracts: "Sheet Revenue, Line 12: ARR 2024 507,000 €",
  contextEngineData: { crunchbase: { fundingHistory: [{ amount: 500_000, date: "2023-01-02" }] } },
  fundingDbData: { benchmarks: [{ metric: "ARR", p25: 100, median: 200, p75: 300, year: 2026 }] },
};
const dossier = t.dossierOf(plain);
const context = { dossier };
const findings = [
  { ...testing.makeFinding("auditor", "ARR", 504_000, 80), evidence: [quote("ARR: 504 K€", "Deck Slide 2")] },
  { ...testing.makeFinding("analyst", "ARR", 800_000, 70), evidence: [quote("ARR 800 K€", "Deck Slide 2")] },
  testing.makeFinding("analyst", "Churn", "high", 40),
];
const outputs = [
  { ...testing.makeAgentOutput("auditor", findings.slice(0, 1)), recommendation: "Invest 500 K€ now." },
  { ...testing.makeAgentOutput("analyst", findings.slice(1)), recommendation: "Do not invest; wait." },
];
const deal = {
  context,
  agentOutputs: outputs,
  warnings: [],
  deal: { name: "Novalys", sector: "saas", stage: "seed", locale: "en" as const },
};
const clock = () => new Date("2026-03-02T10:00:00Z");
const review = await t.reviewDeal(deal, { locale: "en", clock });
const consensus = new t.ConsensusEngine({ locale: "en" });
const [contradiction] = consensus.detect(findings).contradictions;
if (contradiction === undefined) throw new Error("The good calls hold no contradiction.");
const resolution = await consensus.resolve(contradiction, context);
const reflexion = new t.ReflexionEngine({ locale: "en" });
const reflected = { agentName: "analyst", tier: 1, output: outputs[1]?.output, findings, verificationContext: context };
const processor = new t.QualityProcessor({ locale: "en" });
const tier1 = await processor.processTier1Outputs(outputs, context);
const caseFile = t.openCase(contradiction, context, "en", 0.1);
const conflicts = t.detectConflicts(outputs);
const memo = t.memoOf(review);
const model = testing.scriptedModel([], { otherwise: { object: { arr: 504_000 } } });
const embedder = testing.scriptedEmbedder(() => [1, 0, 0]);
const reliability = { mean: 0.8, low: 0.6, high: 0.9, judged: 10 };
const quantity = t.parseQuantity("42 K€");
const stated = {
  topic: "mrr",
  name: "MRR",
  isKey: true,
  period: null,
  order: 0,
  isPlan: false,
  source: "deck",
  quantity,
};
const figure = { ...stated, formatted: "42 K€", reference: "Slide 1", address: { document: "deck", section: 1 } };
const config = t.QUALITY_ENGINE_CONFIG.consensus;
const health = { role: "arbitrator", model: "x:y", inBothOrders: 2, flips: 1, held: 1, refused: 0, struck: 0 };

function quote(content: string, source: string) {
  return { type: "quote" as const, content, source };
}

const LIGHT = 60;
const HEAVY = 12;

const good = (
  name: string,
  call: (...given: never[]) => unknown,
  given: readonly unknown[],
  times = LIGHT,
): GoodCall => ({
  name,
  call,
  given,
  times,
});

const tools = t.tribunalTools(plain);

/** Every exported function and every method of an exported class, once at least. */
export const GOOD_CALLS: readonly GoodCall[] = [
  good("applyResolution", t.applyResolution, [findings, contradiction, resolution]),
  good("benchmarkFor", t.benchmarkFor, [dossier, "arr", 150, "en"]),
  good("buildConsensus", t.buildConsensus, [conflicts, outputs, { locale: "en" }]),
  good("buildVerificationContext", t.buildVerificationContext, [{ contextEngine: { a: 1 } }, {}], HEAVY),
  good("checkCalculation", t.checkCalculation, [
    { formula: "MRR × 12", result: "504 K€", inputs: { MRR: 42_000 } },
    {},
  ]),
  good("checkCitation", t.checkCitation, [plain, { type: "deck", reference: "Slide 2", quote: "ARR: 504 K€" }, {}]),
  good("checkCitation", t.checkCitation, [context, { type: "deck", reference: "Slide 2", quote: "ARR: 504 K€" }]),
  good("checkText", t.checkText, [context, "ARR is 504 K€ (slide 2). Customers: 120.", { locale: "en" }]),
  good("citationOf", t.citationOf, [quote("ARR: 504 K€", "Deck Slide 2"), findings[0]]),
  good("completeAndValidate", t.completeAndValidate, ["s", "u", z.object({ arr: z.number() }), { model }]),
  good("confidenceLevel", t.confidenceLevel, [50]),
  good("conflictsIn", t.conflictsIn, [review, "r1", "arr"]),
  good("ConsensusEngine", (options: never) => new t.ConsensusEngine(options), [
    { locale: "en", config: {}, rates: {} },
  ]),
  good("ConsensusEngine.detect", consensus.detect.bind(consensus), [findings]),
  good("ConsensusEngine.detectContradictions", consensus.detectContradictions.bind(consensus), [findings]),
  good("ConsensusEngine.resolve", consensus.resolve.bind(consensus), [contradiction, context, {}]),
  good("ConsensusEngine.resolveAll", consensus.resolveAll.bind(consensus), [[contradiction], context, {}]),
  good("ConsensusEngine.vote", consensus.vote.bind(consensus), [contradiction, context, resolution, {}]),
  good("converse", t.converse, [
    model,
    { role: "quick", system: "s", user: "u", about: "x", tools: [], schema: z.object({ arr: z.number() }) },
  ]),
  good("createBudget", t.createBudget, [{ tokens: 1_000, usd: 1 }]),
  good("createMemoryJournal", t.createMemoryJournal, [{ now: () => 0 }]),
  good("describeAddress", t.describeAddress, [{ document: "deck", section: 1 }, "en", dossier]),
  good("detectConflicts", t.detectConflicts, [outputs, { locale: "en" }]),
  good("dossierOf", t.dossierOf, [plain]),
  good("dossierOf", t.dossierOf, [context]),
  good("drawEvidence", t.drawEvidence, [review, context, {}], HEAVY),
  good("embedTexts", t.embedTexts, [["Invest", "Wait"], { model: embedder }]),
  good("estimateEngineCosts", t.estimateEngineCosts, [[contradiction], [reflected], {}]),
  good("estimateReview", t.estimateReview, [deal, {}]),
  good("explainFailure", t.explainFailure, [new t.ModelFailure("timeout", { model: "x:y" } as never), "en"]),
  good("factSheet", t.factSheet, [context]),
  good("factsAbout", t.factsAbout, [dossier, "arr", {}]),
  good("figureChanges", t.figureChanges, [[figure], [{ ...figure, quantity: t.parseQuantity("50 K€") }], "en"]),
  good("findFacts", t.findFacts, [dossier, "arr"]),
  good("findInconsistencies", t.findInconsistencies, [context, {}]),
  good("findPeriods", t.findPeriods, ["Q3 2024"]),
  good("findQuantities", t.findQuantities, ["42 K€", {}]),
  good("formatQuantity", t.formatQuantity, [quantity, "en", "full"]),
  good("fuse", t.fuse, [
    [
      { object: "arr", agent: "a", value: 1 },
      { object: "arr", agent: "b", value: 2 },
    ],
    {},
  ]),
  good("guardVerdict", t.guardVerdict, [resolution, caseFile, "evidence", config]),
  good("healthCards", t.healthCards, [[[health]], config]),
  good("historyFrom", t.historyFrom, [[{ agent: "a", reliability, categories: [{ category: "team", reliability }] }]]),
  good("inspectDeal", t.inspectDeal, [deal]),
  good("judge", t.judge, [{ auditor: outputs[0]?.output, analyst: "ARR is 800 K€ (slide 2)." }, context, {}]),
  good("loadDeal", t.loadDeal, [`${ROOT}/nowhere`, {}], HEAVY),
  good("matchTopic", t.matchTopic, ["ARR"]),
  good("memoFile", t.memoFile, [memo, "md"]),
  good("memoOf", t.memoOf, [review, {}]),
  good("modelAnalysts", t.modelAnalysts, ["saas", {}, new Set()]),
  good("modelFrom", t.modelFrom, ["openai:gpt", { OPENAI_API_KEY: "x" }]),
  good("modelRecommendationDebater", t.modelRecommendationDebater, [model, {}, 1_000, "x"]),
  good("openCase", t.openCase, [contradiction, context, "en", 0.1]),
  good("openDoor", t.openDoor, [model, {}]),
  good("openSqliteJournal", t.openSqliteJournal, [`${ROOT}/nowhere/x.db`, {}]),
  good("opposes", t.opposes, ["Invest now.", "Do not invest.", {}]),
  good("parsePeriod", t.parsePeriod, ["Q3 2024"]),
  good("parseQuantity", t.parseQuantity, ["42 K€", {}]),
  good("percentileAgainst", t.percentileAgainst, [
    {
      points: [
        [25, 1],
        [50, 2],
        [75, 3],
      ],
    },
    2,
  ]),
  good("preComputeCalculations", t.preComputeCalculations, [context, {}]),
  good("priceOf", t.priceOf, ["openai:gpt-5", {}]),
  good("QualityProcessor", (options: never) => new t.QualityProcessor(options), [{ locale: "en" }]),
  good(
    "QualityProcessor.processTier1Outputs",
    processor.processTier1Outputs.bind(processor),
    [outputs, context],
    HEAVY,
  ),
  good(
    "QualityProcessor.processTier1Outputs",
    processor.processTier1Outputs.bind(processor),
    [{ auditor: { result: {}, findings } }, context],
    HEAVY,
  ),
  good(
    "QualityProcessor.processTier2Output",
    processor.processTier2Output.bind(processor),
    [outputs[0], tier1, context],
    HEAVY,
  ),
  good("QualityProcessor.run", processor.run.bind(processor), [deal], HEAVY),
  good("readAgentOutput", t.readAgentOutput, [{ findings: { metrics: [{ name: "ARR", value: "504 K€" }] } }, "x"]),
  good("readClaims", t.readClaims, [t.readSentences("ARR is 504 K€ (slide 2).")[0], {}]),
  good("readReviewDocument", t.readReviewDocument, [t.toJson(review), {}]),
  good("readSentences", t.readSentences, ["ARR is 504 K€."]),
  good("readSourceClaims", t.readSourceClaims, [new TextEncoder().encode("object,a,b\narr,1,2"), "sources.csv"]),
  good("reconcile", t.reconcile, [context, "en"]),
  good("ReflexionEngine", (options: never) => new t.ReflexionEngine(options), [{ locale: "en", config: {} }]),
  good("ReflexionEngine.needsReflexion", reflexion.needsReflexion.bind(reflexion), [1, findings, reflected]),
  good("ReflexionEngine.reflect", reflexion.reflect.bind(reflexion), [reflected, {}]),
  good("ReflexionEngine.reflectAll", reflexion.reflectAll.bind(reflexion), [[reflected], {}]),
  good("ReflexionEngine.critiqueBatch", reflexion.critiqueBatch.bind(reflexion), [[reflected], context, {}]),
  good("renderPage", t.renderPage, [context, "deck", 1, {}], HEAVY),
  good("resolveModels", t.resolveModels, [{ arbitrator: "openai:gpt" }, { OPENAI_API_KEY: "x" }, {}]),
  good("resolveReference", t.resolveReference, [dossier, "deck", "Slide 2"]),
  good("reviewDeal", t.reviewDeal, [deal, { locale: "en", clock }], HEAVY),
  good("runChecks", t.runChecks, [context, { locale: "en" }]),
  good("selfTest", t.selfTest, [deal, { count: 1 }], HEAVY),
  good("similarityByEmbedding", t.similarityByEmbedding, [["Invest", "Wait"], { model: embedder }]),
  good("standingOf", t.standingOf, [context, "arr"]),
  good("synthesise", t.synthesise, [findings, { context, deal: deal.deal, locale: "en" }, []]),
  good("timingsOf", t.timingsOf, [review]),
  good("toHtml", t.toHtml, [review, {}]),
  good("toJson", t.toJson, [review]),
  good("toMarkdown", t.toMarkdown, [review]),
  good("toPdf", t.toPdf, [review, {}], HEAVY),
  good("topicById", t.topicById, ["arr"]),
  good("toXlsx", t.toXlsx, [review, {}]),
  good("tribunalTools", t.tribunalTools, [context, {}]),
  ...Object.entries(tools).map(([name, tool]) =>
    good(`tribunalTools.${name}`, tool.execute, [
      {
        type: "deck",
        reference: "Slide 2",
        quote: "ARR: 504 K€",
        text: "ARR is 504 K€.",
        formula: "1 + 1",
        topic: "arr",
      },
    ]),
  ),
  good("verifyAgentOutputs", t.verifyAgentOutputs, [context, outputs, {}]),
  good("verifyAnswer", t.verifyAnswer, [context, { answer: "ARR is 504 K€ (slide 2)." }, {}]),

  good("doorMiddleware", doors["ai-sdk"].doorMiddleware, [{ budget: t.createBudget({ tokens: 1 }) }]),
  good("tribunalTools", doors["ai-sdk"].tribunalTools, [context, {}]),
  good("verifyAnswer", doors["ai-sdk"].verifyAnswer, [context, "ARR is 504 K€ (slide 2).", {}]),
  good("evidenceScorer", doors.mastra.evidenceScorer, [context, {}]),
  good("mastraTools", doors.mastra.mastraTools, [context, {}]),
  good("langgraphTools", doors.langgraph.langgraphTools, [context, {}]),
  good("verifyNode", doors.langgraph.verifyNode, [context, {}]),
  good("agentsTools", doors["openai-agents"].agentsTools, [context, {}]),
  good("evidenceGuardrail", doors["openai-agents"].evidenceGuardrail, [context, {}]),
  good("traceTribunal", (options: never) => doors.otel.traceTribunal(options)(), [{}]),
  good("createMcpServer", doors.mcp.createMcpServer, [{ root: ROOT, version: "1" }]),
  good("createServer", doors.server.createServer, [{ store: {}, limits: {}, allowHosts: ["x"] }]),
  good("openStore", doors.server.openStore, [{ DATABASE_URL: "nonsense://nowhere" }, { quotas: {} }], HEAVY),
  good("createClient", doors.client.createClient, ["http://127.0.0.1:1", { token: "x" }]),

  good("makeAgentOutput", testing.makeAgentOutput, ["a", findings, {}]),
  good("makeDocx", testing.makeDocx, [
    ["a paragraph", { runs: ["a run", { text: "bold" }] }, { table: [["a", "b"]] }],
    {},
  ]),
  good("makeFinding", testing.makeFinding, ["a", "ARR", 1, 50, {}]),
  good("makePdf", testing.makePdf, [[["a line"], { items: [] }], {}]),
  good("makePptx", testing.makePptx, [[{ title: "x", texts: ["a"] }], {}]),
  good("makeXlsx", testing.makeXlsx, [[{ name: "A", rows: [["x", { v: 1, f: "1" }]] }], {}]),
  good("manualTime", testing.manualTime, [0]),
  good("scriptedEmbedder", testing.scriptedEmbedder, [{ a: [1, 2] }]),
  good("scriptedModel", testing.scriptedModel, [["x"], {}]),
  good("seeded", testing.seeded, [1]),
  good(
    "startFakeProvider",
    async (options: never) => {
      const provider = await testing.startFakeProvider(options);
      await provider.close();
    },
    [{ answer: {}, script: [] }],
    HEAVY,
  ),
];
