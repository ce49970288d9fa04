import type { ReactNode } from "react";
import { verdictStanding } from "../../../../../src/domain/verdict-standing.ts";
import { CASES } from "../../../i18n/cases.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Badge, CitationBadge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Quoted } from "../../../ui/quoted.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Case } from "../../../view/cases.ts";

type Position = Case["contradiction"]["positions"][number];
type PositionRecord = NonNullable<Case["resolution"]>["evidence"][number];

/** Who holds what, side by side, with the verdict on each of their proofs. */
export function Positions({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const { contradiction, resolution } = one;
  return (
    <Panel title={words.positions}>
      <div className="grid gap-3 md:grid-cols-2">
        {contradiction.positions.map((position) => (
          <PositionCard
            key={`${position.agentName}${position.findingId}`}
            position={position}
            record={resolution?.evidence.find(
              (each) => each.agentName === position.agentName && each.findingId === position.findingId,
            )}
            standing={resolution === null ? null : standingOf(position, resolution.verdict)}
            held={resolution !== null && verdictStanding(resolution) === "held"}
          />
        ))}
      </div>
    </Panel>
  );
}

type Verdict = NonNullable<Case["resolution"]>["verdict"];

/** One agent may take part with two findings: each has its own standing. */
function standingOf({ agentName, findingId }: Position, verdict: Verdict): "won" | "lost" | null {
  const { winner, winnerFindingId, justification } = verdict;
  if (winner === agentName && (winnerFindingId === undefined || winnerFindingId === findingId)) return "won";
  const lost = justification.rejectedPositionFlaws.some(
    (flaw) => flaw.position === agentName && (flaw.findingId === undefined || flaw.findingId === findingId),
  );
  return lost ? "lost" : null;
}

interface PositionCardProps {
  position: Position;
  record: PositionRecord | undefined;
  standing: "won" | "lost" | null;
  /** The documents bear the verdict: only then what won is green. */
  held: boolean;
}

function PositionCard({ position, record, standing, held }: PositionCardProps): ReactNode {
  const words = useWords(CASES);
  const won = held ? "border-t-good" : "border-t-warn";
  const edge = standing === "won" ? won : standing === "lost" ? "border-t-bad" : "border-t-line-strong";
  return (
    <section className={`rounded-md border border-t-2 border-line px-3 py-2.5 ${edge}`}>
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">
          <Said>{position.agentName}</Said>
        </h3>
        <span className="flex items-center gap-2 text-xs text-ink-faint">
          {words.confidence} {Math.round(position.confidence)}
          {standing === null ? null : (
            <Badge tone={standing === "lost" ? "bad" : held ? "good" : "warn"}>
              {standing === "won" ? words.winner : words.rejected}
            </Badge>
          )}
        </span>
      </header>
      <Said as="p" className="mt-1 text-lg leading-snug">
        {position.claim}
      </Said>
      {position.derived === undefined ? null : (
        <p className="text-xs text-ink-soft">
          {words.derived} <Said className="font-mono">{position.derived.calculation}</Said>
        </p>
      )}
      <Proofs position={position} record={record} />
    </section>
  );
}

function Proofs({ position, record }: Pick<PositionCardProps, "position" | "record">): ReactNode {
  const words = useWords(CASES);
  const citations = record?.citations ?? [];
  const sums = record?.calculations ?? [];
  if (citations.length + sums.length === 0) {
    return (
      <ul className="mt-2 space-y-1 text-sm">
        {position.sources.length === 0 ? <li className="text-ink-faint">{words.noCitation}</li> : null}
        {position.sources.map(({ reference, quote }) => (
          <li key={`${reference}${quote ?? ""}`}>
            <Said className="text-xs text-ink-faint">{reference}</Said>
            {quote === undefined ? null : <Quoted as="p">{quote}</Quoted>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="mt-2 space-y-2 text-sm">
      {citations.map(({ reference, quote, status, explanation }) => (
        <li key={`${reference}${quote ?? ""}`}>
          <p className="flex flex-wrap items-center gap-2">
            <CitationBadge status={status} />
            <Said className="text-xs text-ink-faint">{reference}</Said>
          </p>
          {quote === undefined ? null : <Quoted as="p">{quote}</Quoted>}
          <Said as="p" className="text-xs text-ink-soft">
            {explanation}
          </Said>
        </li>
      ))}
      {sums.map(({ calculation, status, explanation }) => (
        <li key={calculation}>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={status === "right" ? "good" : status === "wrong" ? "bad" : "plain"}>
              {words.sums[status]}
            </Badge>
            <Said className="font-mono text-xs">{calculation}</Said>
          </p>
          <Said as="p" className="text-xs text-ink-soft">
            {explanation}
          </Said>
        </li>
      ))}
    </ul>
  );
}
