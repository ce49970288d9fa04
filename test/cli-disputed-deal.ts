import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { realisticAnswer } from "../bench/realistic-answers.ts";
import type { CompletionRequest } from "../src/model/port.ts";
import { type FakeProvider, type FakeRequest, startFakeProvider } from "../src/testing/fake-provider.ts";
import { makePdf } from "../src/testing/make-pdf.ts";

/** What the deck says for and against: both sides have a true source, so only reading can decide. */
const DISPUTES: [topic: string, category: string, good: string, bad: string][] = [
  ["Team quality", "team", "Two founders, ex-Siemens, 12 years together", "No CTO since March 2024"],
  [
    "Competitive advantage",
    "competitive",
    "Two granted patents and an exclusive dataset",
    "Rivals offer the same product",
  ],
  [
    "Business model",
    "financial",
    "Annual subscriptions, paid in advance",
    "A third of revenue still comes from services",
  ],
];

const AGENTS: [name: string, side: 2 | 3, assessment: string][] = [
  ["optimist", 2, "exceptional"],
  ["sceptic", 3, "poor"],
];

/** A deal folder in which two sure agents read the same deck in opposite ways. */
export async function writeDisputedDeal(parent: string): Promise<string> {
  const folder = join(parent, "atelier");
  await mkdir(join(folder, "agents"), { recursive: true });
  const pages = DISPUTES.map(([topic, , good, bad]) => [topic, good, bad]);
  await writeFile(join(folder, "deck.pdf"), makePdf([["Planning for factories"], ...pages], { numbered: true }));
  for (const [agentName, side, assessment] of AGENTS) {
    const findings = DISPUTES.map((dispute, at) => ({
      id: `${agentName}-${at}`,
      metric: dispute[0],
      category: dispute[1],
      value: null,
      assessment,
      confidence: { score: 84 },
      evidence: [{ type: "quote", source: `Deck page ${at + 2}`, content: dispute[side], confidence: 90 }],
    }));
    await writeFile(join(folder, "agents", `${agentName}.json`), JSON.stringify({ agentName, tier: 1, findings }));
  }
  return folder;
}

/** An endpoint that answers the questions of such a deal as a good model would, but where it is told to keep silent. */
export const startJudge = (isSilent: () => boolean = () => false): Promise<FakeProvider> =>
  startFakeProvider({
    answer: null,
    script: (request) => (isSilent() ? { kind: "silent" } : { kind: "ok", answer: answerTo(request) }),
  });

function answerTo({ body }: FakeRequest): object {
  const user = questionOf(body);
  const role = user.includes('"you":') ? "debater" : "arbitrator";
  return realisticAnswer({ role, user } as CompletionRequest);
}

/** What was asked, without what a client adds. */
export const questionOf = (body: FakeRequest["body"]): string =>
  (body.messages as { role: string; content: unknown }[])
    .filter(({ role }) => role === "user")
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .join("\n");
