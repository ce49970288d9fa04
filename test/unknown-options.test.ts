import { describe, expect, it } from "vitest";
import { doorMiddleware } from "../src/adapters/ai-sdk.ts";
import { TribunalError } from "../src/domain/errors.ts";
import * as tribunal from "../src/index.ts";
import { createMcpServer } from "../src/mcp/index.ts";
import { createServer } from "../src/server/index.ts";

const context = { deckExtracts: "Slide 1\nMRR: 42 K€" };
const given = (options: object) => options as never;

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
});
