/** Who may see whom, each with its reason: the sentences of ARCHITECTURE.md as rules. Tests may see everything. */
import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

const TESTS = String.raw`\.(?:test|suite)\.ts$|/testing/`;
const only = (name: string, from: string, allowed: string[], comment: string): IForbiddenRuleType => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: TESTS },
  to: { path: "^(?:src|web)/", pathNot: [from, ...allowed] },
});

/** What every stage stands on, from the bottom up. */
const DOMAIN = "^src/domain/";
const WORDS = "^src/i18n/";
const LEXICON = "^src/lexicon/";
const QUANTITIES = "^src/quantities/";
const DOSSIER = "^src/dossier/";
const EVIDENCE = "^src/evidence/";
const MODEL = "^src/model/(?!providers/)";
const OUTPUTS = "^src/outputs/";
const DEAL = "^src/deal/";
const WITNESS = [DOMAIN, WORDS, LEXICON, QUANTITIES, DOSSIER, EVIDENCE, "^src/track-record/"];
const GROUND = [...WITNESS, OUTPUTS, DEAL];
const ANALYSTS = "^src/analysts/";
const CONSENSUS = "^src/consensus/";
const REFLEXION = "^src/reflexion/";
const CHECKS = "^src/checks/";
const STAGES = [ANALYSTS, CONSENSUS, REFLEXION, CHECKS];
const REVIEW = "^src/review(?:\\.ts|/)";
const FOLLOWUP = "^src/followup/";
const REPORT = "^src/report/";
const STORE = "^src/store/";
const RUNS = "^src/runs/";
const RECORD = "^src/track-record/";
const MCP = "^src/mcp/";

/** What of evidence only names, prints or compares what it is given; and two whole checks that surfaces call by name. */
const OF_EVIDENCE = [
  "^src/evidence/(?:witness|opened-page|passages|pages)\\.ts$",
  "^src/evidence/citations/(?:claimed-by|evidence|fold|verify)\\.ts$",
  "^src/evidence/claims/check-text\\.ts$",
  "^src/evidence/consistency/(?:describe|places)\\.ts$",
  "^src/evidence/facts/(?:compute|fit|in-text|known|percentile|period-order|plan|print-calculation)\\.ts$",
];

export const ARROWS: IForbiddenRuleType[] = [
  only("domain-is-pure-data", DOMAIN, [], "the nouns of the field know no stage"),
  only("lexicon-knows-words", LEXICON, [DOMAIN], "word lists are data for whoever reads"),
  only("sentences-know-the-domain", WORDS, [DOMAIN], "sentences are made from codes and facts, not from stages"),
  only("quantities-stand-low", QUANTITIES, [DOMAIN, WORDS, LEXICON], "numbers are read the same for everybody"),
  only(
    "dossier-reads-documents",
    DOSSIER,
    [DOMAIN, WORDS, LEXICON, QUANTITIES],
    "bytes become rows of cells: what they say is asked of evidence",
  ),
  only(
    "track-record-is-arithmetic",
    "^src/track-record/",
    [DOMAIN],
    "how often an agent was right is counted, whoever asks",
  ),
  only(
    "fusion-knows-only-claims",
    "^src/fusion/",
    [DOMAIN, LEXICON, QUANTITIES, RECORD, "^src/dossier/(?:sheets/csv-text|text/decode)\\.ts$"],
    "who is right among sources is told from their claims alone",
  ),
  only("evidence-is-the-witness", EVIDENCE, WITNESS, "the witness knows the documents and no stage that asks it"),
  only("outputs-are-read-not-judged", OUTPUTS, WITNESS, "what analysts hand over is read, whoever asks"),
  only("deal-puts-a-folder-together", DEAL, [...WITNESS, OUTPUTS], "documents and outputs of one folder, no stage"),
  only("analysts-ask-the-witness", ANALYSTS, [...GROUND, MODEL], "stages do not call each other"),
  only("checks-ask-the-witness", CHECKS, GROUND, "stages do not call each other"),
  only("consensus-asks-the-witness", CONSENSUS, [...GROUND, MODEL], "stages do not call each other"),
  only("reflexion-asks-the-witness", REFLEXION, [...GROUND, MODEL], "stages do not call each other"),
  {
    name: "the-witness-is-asked",
    comment: "what the documents say is asked of one witness: a stage that reads by itself finds another truth",
    severity: "error",
    from: { path: [...STAGES, REVIEW, REPORT, "^src/(?:mcp|server|cli|runs|self-test)/"], pathNot: TESTS },
    to: {
      path: "^src/evidence/",
      pathNot: OF_EVIDENCE,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "sections-are-opened-by-who-reads",
    comment:
      "stages hold cards of documents and pages, without what stands in them: the compiler refuses them a section, and this arrow the way round it",
    severity: "error",
    from: {
      path: [...STAGES, REVIEW, REPORT, FOLLOWUP, "^src/(?:adapters|mcp|server|cli|runs|self-test)/"],
      pathNot: TESTS,
    },
    to: { path: "^src/dossier/(?:opened|plain-context|origins)\\.ts$" },
  },
  only(
    "model-is-a-port",
    "^src/model/",
    [DOMAIN, WORDS],
    "the door to models knows nothing of what is asked through it",
  ),
  only(
    "review-is-the-line",
    REVIEW,
    [...GROUND, ...STAGES, MODEL, "^src/model/providers/model-from"],
    "the review calls each stage and knows no surface",
  ),
  only("self-test-reviews-copies", "^src/self-test/", [...GROUND, REVIEW], "it asks the review what a user would see"),
  only(
    "followup-works-on-a-review",
    FOLLOWUP,
    [DOMAIN, WORDS, QUANTITIES, ...STAGES, REVIEW],
    "what to ask, to verify and to decide is drawn from a finished review",
  ),
  only(
    "report-shows-a-review",
    REPORT,
    [...GROUND, ...STAGES, MODEL, REVIEW, FOLLOWUP],
    "a report is drawn from a review",
  ),
  only(
    "store-keeps-and-runs-nothing",
    STORE,
    [DOMAIN, WORDS, QUANTITIES, RECORD, "^src/model/(?:port|journal/journal)\\.ts$"],
    "what is remembered does not depend on what it is used for; of models it knows the journal it keeps",
  ),
  only(
    "adapters-are-thin",
    "^src/adapters/",
    [...GROUND, CONSENSUS, "^src/model/"],
    "a framework is given our checks: it knows no store and no surface",
  ),
  only(
    "runs-join-store-and-review",
    RUNS,
    [...GROUND, ...STAGES, "^src/model/", REVIEW, FOLLOWUP, REPORT, STORE],
    "a review from the store and back into it knows no surface",
  ),
  only(
    "mcp-asks-what-the-library-asks",
    MCP,
    [...GROUND, ...STAGES, REVIEW, REPORT],
    "a tool answers from a deal: it keeps nothing and knows no other surface",
  ),
  only(
    "server-answers-with-what-is-below",
    "^src/server/",
    [...GROUND, ...STAGES, "^src/model/", REVIEW, FOLLOWUP, REPORT, STORE, RUNS, MCP],
    "it parses, calls and shows; of the other surfaces it carries only the tools",
  ),
  {
    name: "nobody-sees-the-command-line",
    comment: "it is the outermost: it starts the others, and nothing is built on it",
    severity: "error",
    from: { path: "^(?:src|web)/", pathNot: ["^src/cli/", TESTS] },
    to: { path: "^src/cli/" },
  },
  only(
    "testing-is-shipped",
    "^src/testing/",
    [...GROUND, "^src/model/", "^src/store/"],
    "users' tests must not load the whole program",
  ),
  {
    name: "desk-sees-the-contract",
    comment: "the desk talks to a server: it knows the contract and the words, nothing that runs there",
    severity: "error",
    from: { path: "^web/", pathNot: TESTS },
    to: { path: "^src/", pathNot: ["^src/server/contract", "^src/domain/", WORDS] },
  },
  {
    name: "only-providers-see-a-network",
    comment: "a stage that reaches the network by itself escapes budget, journal and deadline",
    severity: "error",
    from: {
      path: "^src/",
      pathNot: ["^src/model/providers/", "^src/server/", "^src/cli/", "^src/mcp/", "^src/testing/", TESTS],
    },
    to: { path: ["^node:(?:http|https|http2|net|tls|dgram)$", "^(?:http|https|http2|net|tls|dgram)$"] },
  },
  {
    name: "only-the-store-sees-databases-and-buckets",
    comment:
      "what is remembered has one door, whatever lies behind it; a journal kept without a store is a file of its own",
    severity: "error",
    from: { path: "^src/", pathNot: [STORE, "^src/model/journal/sqlite\\.ts$", TESTS] },
    to: { path: ["^node:sqlite$", "node_modules/(?:pg|pg-boss|kysely|aws4fetch)/"] },
  },
  {
    name: "untrusted-files-are-opened-in-one-place",
    comment: "a file is parsed in a child process with limits: whoever opens one elsewhere opens it without them",
    severity: "error",
    from: { path: "^src/", pathNot: [DOSSIER, "^src/testing/", TESTS] },
    to: { path: "node_modules/(?:@hyzyla/pdfium|@e965/xlsx|@ironcalc/wasm|tesseract\\.js|onnxruntime-web)/" },
  },
  {
    name: "only-providers-know-the-ai-sdk",
    comment: "the port is ours: a stage that imports the SDK is bound to it",
    severity: "error",
    from: { path: "^src/", pathNot: ["^src/model/providers/", "^src/testing/", TESTS] },
    to: { path: "node_modules/(?:ai|@ai-sdk|@openrouter)/" },
  },
  {
    name: "domain-knows-no-machine",
    comment: "plain data runs anywhere: in the desk, too",
    severity: "error",
    from: { path: ["^src/domain/", LEXICON, QUANTITIES, WORDS], pathNot: TESTS },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "no-cycles",
    comment: "what imports itself in a circle cannot be read from one end",
    severity: "error",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
];

export const READING: ICruiseOptions = {
  doNotFollow: { path: "node_modules" },
  tsPreCompilationDeps: true,
  moduleSystems: ["es6"],
  enhancedResolveOptions: {
    extensions: [".ts", ".tsx", ".mjs", ".js"],
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default"],
  },
};
