import type { Locale } from "../../domain/locale.ts";
import type { Resolution } from "../../domain/resolution.ts";
import { sayRefusal } from "../../i18n/guard-rules.ts";
import { sayPeriod } from "../../i18n/periods.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review, SettledContradiction } from "../../review/result.ts";
import { type Block, labelled, list, table, text } from "./block.ts";
import { decisionSentence } from "./decisions.ts";
import { evidenceLevelWords } from "./key-figures.ts";

/** Each contradiction with its positions, its verdict, the proof and the way to it. */
export function contradictionBlocks(review: Review): Block[] {
  const { settled, decisions, locale } = review;
  if (settled.length === 0) return [text(REPORT_WORDS[locale].nothingHere.contradictions)];
  return settled.flatMap((one) => [
    ...contradictionBlock(one, locale),
    ...list(
      decisions
        .filter(({ contradictionId }) => contradictionId === one.contradiction.id)
        .map((decision) => decisionSentence(decision, review)),
      REPORT_WORDS[locale].sections.decisions,
    ),
  ]);
}

function contradictionBlock({ contradiction, resolution, phase }: SettledContradiction, locale: Locale): Block[] {
  const words = REPORT_WORDS[locale];
  const { verdict, baGuidance } = resolution;
  const { severity, topic, period } = contradiction;
  const about = [
    words.severity[severity.level],
    period === undefined ? period : sayPeriod(period, locale),
    phase === 2 ? words.secondPhase : undefined,
  ]
    .filter((one) => one !== undefined)
    .join(", ");
  const level = evidenceLevelWords(resolution, locale);
  const unresolved = verdict.decision === "UNRESOLVED" ? `${words.unresolved}, ` : "";
  return [
    { kind: "heading", text: `${topic} (${about})` },
    {
      kind: "verdict",
      label: `${words.verdict} (${unresolved}${level === null ? "" : `${level}, `}${words.trust[baGuidance.trustLevel]})`,
      text: baGuidance.oneLiner,
      trust: baGuidance.trustLevel,
    },
    ...positionTable({ contradiction, resolution }, locale),
    ...list(
      verdict.justification.decisiveFactors.map(({ factor, source }) => `${factor} (${source})`),
      words.decisive,
    ),
    ...list(
      verdict.justification.rejectedPositionFlaws.map((flaw) => ({
        label: flaw.position,
        text: `${closed(flaw.flaw)} ${flaw.evidence}`,
      })),
      verdict.decision === "UNRESOLVED" ? words.whatLacks : words.whyLost,
    ),
    ...list(
      baGuidance.verifiableSources.map(({ reference, whatItProves }) => `${reference}${words.colon}${whatItProves}`),
      words.sources,
    ),
    { kind: "pictures", contradictionId: contradiction.id },
    ...list(
      resolution.unresolvedAspects.map(
        (open) => `${open.aspect}${words.colon}${closed(open.reason)} ${open.suggestedAction}`,
      ),
      words.openPoints,
    ),
    ...labelled(words.toVerify, baGuidance.whatToVerify),
    ...labelled(words.question, baGuidance.questionForFounder),
    ...labelled(words.changes, resolution.whatWouldChangeIt),
    ...labelled(words.impact, severity.impactIfWrong),
    ...wayBlocks(resolution, locale),
  ];
}

/** With a full stop, where another sentence follows. */
const closed = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`);

function positionTable(
  { contradiction, resolution }: Pick<SettledContradiction, "contradiction" | "resolution">,
  locale: Locale,
): Block[] {
  const words = REPORT_WORDS[locale];
  const rows = contradiction.positions.map((position) => {
    const record = resolution.evidence.find(
      ({ agentName, findingId }) => agentName === position.agentName && findingId === position.findingId,
    );
    const shown = (record?.citations ?? []).map(
      ({ reference, status }) => `${reference}${words.colon}${words.statuses[status]}`,
    );
    const sums = (record?.calculations ?? []).map(({ status }) => words.sumStatus[status]);
    const derived = position.derived === undefined ? "" : ` (${position.derived.calculation})`;
    return [
      position.agentName,
      `${position.claim}${derived}`,
      String(position.confidence),
      [...shown, ...sums].join("; ") || words.noCitation,
    ];
  });
  return table(
    [
      [words.agent, 0.2],
      [words.position, 0.4],
      [words.confidence, 0.12],
      [words.citations, 0.28],
    ],
    rows,
  );
}

/** Which rung settled it, why the ones before did not, and what happened in the debate. */
function wayBlocks({ debateRecord, refusedVerdicts }: Resolution, locale: Locale): Block[] {
  const words = REPORT_WORDS[locale];
  const { optimizationApplied: rung, path, rounds, ending, struckCitations = {} } = debateRecord;
  const rungName = (by: string) => (Object.hasOwn(words.rungs, by) ? words.rungs[by as keyof typeof words.rungs] : by);
  const struck = Object.values(struckCitations).reduce((sum, count) => sum + count, 0);
  return [
    ...labelled(words.settledBy, rung === undefined ? null : words.rungs[rung]),
    ...(rounds.length === 0
      ? []
      : [
          text(
            words.debate({
              rounds: rounds.length,
              ending: ending === undefined ? null : words.debateEnding[ending],
              struck,
            }),
          ),
        ]),
    ...list(
      path.map(({ reason }) => reason),
      words.ladder,
    ),
    ...list(refusedVerdicts.map(({ by, codes }) => words.refusedVerdict(rungName(by), sayRefusal(codes, locale)))),
  ];
}
