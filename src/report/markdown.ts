import { STATUS_ORDER } from "../citations/verify.ts";
import { REPORT_WORDS } from "../i18n/report.ts";
import { VERIFY_WORDS } from "../i18n/verify.ts";
import { formatQuantity } from "../quantities/format.ts";
import type { Review } from "../review.ts";

/** The review as Markdown: the answer first, then each contradiction with its proof. Text from documents is shown as text. */
export function toMarkdown(review: Review): string {
  const words = REPORT_WORDS[review.locale];
  return [
    `# ${plain(words.title(review.deal.name))}`,
    plain(answerOf(review)),
    plain(scoreOf(review)),
    review.builtInAnalysts ? plain(words.builtIn) : "",
    section(words.questions, questionsOf(review)),
    section(words.redFlags, list([...new Set(review.settled.flatMap(({ resolution }) => resolution.redFlags))])),
    section(words.contradictions, review.settled.map((one) => contradiction(one, review)).join("\n\n")),
    section(words.reconciliation, reconciliation(review)),
    section(words.recommendations, recommendations(review)),
    section(words.agents, agents(review)),
    section(
      words.notContradictions,
      list([...review.detection.definitionMismatches, ...review.detection.gaps].map(({ reason }) => reason)),
    ),
    section(words.notExamined, list(notExamined(review))),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

/** How many were settled, how many are contested, how many citations do not hold: in one sentence. */
export function answerOf(review: Review): string {
  const contested = review.settled.filter(({ resolution }) => resolution.verdict.decision === "UNRESOLVED").length;
  const { citations } = review.verification;
  const holds = new Set(["verified", "relocated", "unverifiable"]);
  return REPORT_WORDS[review.locale].answer({
    settled: review.settled.length - contested,
    contested,
    falseCitations: citations.filter(({ check }) => !holds.has(check.status)).length,
    citations: citations.length,
  });
}

function questionsOf({ settled }: Review): string {
  return list(
    settled.flatMap(({ resolution }) => {
      const question = resolution.baGuidance.questionForFounder;
      return question === null ? [] : [`${question} ${resolution.whatWouldChangeIt ?? ""}`.trim()];
    }),
  );
}

function contradiction({ contradiction: c, resolution }: Review["settled"][number], { locale }: Review): string {
  const words = REPORT_WORDS[locale];
  const { verdict, baGuidance } = resolution;
  const rows = c.positions.map((position, i) => {
    const checks = resolution.evidence[i]?.citations ?? [];
    const shown = checks.map(({ reference, status }) => `${reference}: ${VERIFY_WORDS[locale].statuses[status]}`);
    return [position.agentName, position.claim, String(position.confidence), shown.join("; ") || words.noCitation];
  });
  return [
    `### ${plain(c.topic)} (${c.severity.level})`,
    table([words.agent, words.position, words.confidence, words.citations], rows),
    `**${words.verdict}** (${words.trust[baGuidance.trustLevel]}): ${plain(baGuidance.oneLiner)}`,
    bold(
      words.whyLost,
      verdict.justification.rejectedPositionFlaws.map((flaw) => `${flaw.position}: ${flaw.flaw}. ${flaw.evidence}`),
    ),
    bold(
      words.sources,
      baGuidance.verifiableSources.map((source) => `${source.reference}: ${source.whatItProves}`),
    ),
    baGuidance.whatToVerify === null ? "" : `**${words.toVerify}**: ${plain(baGuidance.whatToVerify)}`,
    resolution.whatWouldChangeIt === null ? "" : `**${words.changes}**: ${plain(resolution.whatWouldChangeIt)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The deal's score, or that there is none. */
export function scoreOf({ synthesis, locale }: Review): string {
  const { score } = synthesis.score;
  return REPORT_WORDS[locale].score({
    score: score === null ? null : formatQuantity({ value: score, unit: "number" }, locale),
  });
}

/** The deck against the model in one line: how many figures agree and differ. */
export function comparedOf({ synthesis, locale }: Review): string | null {
  const rows = synthesis.reconciliation;
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const [agree, differ] = [count("agree"), count("differ")];
  return agree + differ === 0 ? null : REPORT_WORDS[locale].compared({ agree, differ });
}

function reconciliation(review: Review): string {
  const compared = comparedOf(review);
  const both = review.synthesis.reconciliation.filter(({ status }) => status === "differ" || status === "agree");
  return compared === null ? "" : `${plain(compared)}\n\n${list(both.map(({ explanation }) => explanation))}`;
}

function recommendations({ recommendations: { report, consensus }, locale }: Review): string {
  const words = REPORT_WORDS[locale];
  return report.conflicts
    .map((conflict) => {
      const result = consensus.find(({ conflictId }) => conflictId === conflict.conflictId);
      const decision = result?.accepted === true ? result.finalDecision : words.notDecided;
      return `- **${conflict.conflictType}**: ${plain(conflict.description)} ${words.decision}: ${plain(decision)}`;
    })
    .join("\n");
}

function agents({ verification, locale }: Review): string {
  const words = REPORT_WORDS[locale];
  const names = [...new Set(verification.citations.map(({ agentName }) => agentName))];
  const rows = names.map((name) => {
    const own = verification.citations.filter(({ agentName }) => agentName === name);
    return [name, ...STATUS_ORDER.map((status) => String(own.filter(({ check }) => check.status === status).length))];
  });
  return rows.length === 0
    ? ""
    : table([words.agent, ...STATUS_ORDER.map((status) => VERIFY_WORDS[locale].statuses[status])], rows);
}

function notExamined(review: Review): string[] {
  const { unreadable, warnings, notExamined: beyond, noted, detection, locale } = review;
  return [
    ...unreadable.map(({ name, message }) => REPORT_WORDS[locale].unreadable(name, message)),
    ...warnings.map(({ message }) => message),
    ...[...beyond, ...noted].map(
      (c) => `${c.topic} (${c.severity.level}): ${c.positions.map((p) => `${p.agentName}: ${p.claim}`).join("; ")}`,
    ),
    ...detection.refused.map(({ agentName, metric, reason }) => `${agentName}, ${metric}: ${reason}`),
  ];
}

const section = (title: string, body: string) => (body === "" ? "" : `## ${title}\n\n${body}`);
const list = (items: string[]) => items.map((item) => `- ${plain(item)}`).join("\n");
const bold = (title: string, items: string[]) => (items.length === 0 ? "" : `**${title}**\n\n${list(items)}`);

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(plain).join(" | ")} |`;
  return [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** Text as text: nothing in it is read as Markdown or HTML. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_[\]<>|#~]/g, (mark) => `\\${mark}`)
    .replace(/&/g, "&amp;");
}
