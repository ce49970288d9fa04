import type { ReactNode } from "react";
import { VOTE_WORDS } from "../../../../../src/i18n/vote.ts";
import { CASES } from "../../../i18n/cases.ts";
import { DEBATE } from "../../../i18n/debate.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number, SEMICOLON } from "../../../i18n/numbers.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Quoted } from "../../../ui/quoted.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Case } from "../../../view/cases.ts";

type DebateRecord = NonNullable<Case["resolution"]>["debateRecord"];
type Plea = DebateRecord["rounds"][number]["positions"][number];

/** Round by round, both sides beside each other; what was struck stays legible, struck through. */
export function Debate({ record }: { record: DebateRecord }): ReactNode {
  const words = useWords(DEBATE);
  return (
    <Panel title={words.debate}>
      <ol className="space-y-4" data-testid="debate">
        {record.rounds.map(({ roundNumber, positions }) => (
          <li key={roundNumber}>
            <h3 className="mb-1.5 text-sm font-semibold">{words.round(roundNumber)}</h3>
            <div className="grid gap-3 md:grid-cols-2">
              {positions.map((plea) => (
                <PleaCard key={plea.agentName} plea={plea} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {record.ending === undefined ? null : <p className="mt-3 text-sm text-ink-soft">{words.ending(record.ending)}</p>}
      {record.vote === undefined ? null : <Vote vote={record.vote} />}
    </Panel>
  );
}

/** What as many independent answers for the same tokens came to. */
function Vote({ vote }: { vote: NonNullable<DebateRecord["vote"]> }): ReactNode {
  const words = useWords(VOTE_WORDS);
  const { locale } = useLanguage();
  const most = Math.max(...Object.values(vote.votes), vote.refused);
  return (
    <p className="mt-3 text-sm" data-testid="vote">
      <strong>{words.name}</strong> {words.row({ ...vote, most, tokens: number(vote.tokens, locale, 0) })}
    </p>
  );
}

function PleaCard({ plea }: { plea: Plea }): ReactNode {
  const words = useWords(DEBATE);
  const { confidence } = useWords(CASES);
  const { locale } = useLanguage();
  const struck = plea.struck ?? [];
  return (
    <div className="rounded-md border border-line px-3 py-2.5 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Said className="font-semibold">{plea.agentName}</Said>
        <span className="text-xs text-ink-faint">
          {confidence} {Math.round(plea.confidenceLevel)}
          {plea.askedConfidence === undefined ? null : ` (${words.asked(plea.askedConfidence)})`}
        </span>
      </p>
      {plea.concession === undefined ? null : (
        <Badge tone={plea.concession === "verified" ? "good" : "warn"}>{words.conceded[plea.concession]}</Badge>
      )}
      <Said as="p" className="mt-1 font-medium">
        {plea.claim}
      </Said>
      <ul className="mt-1.5 space-y-1.5">
        {plea.evidence.map(({ source, quote, interpretation }) => (
          <li key={`${source}${quote}`} className="border-l-2 border-good pl-2">
            <Quoted>{quote}</Quoted> <Said className="text-xs text-ink-faint">{source}</Said>
            <Said as="p" className="text-ink-soft">
              {interpretation}
            </Said>
          </li>
        ))}
      </ul>
      {plea.calculation === undefined ? null : (
        <Said as="p" className="mt-1.5 font-mono text-xs">
          {`${plea.calculation.formula} = ${plea.calculation.result}`}
        </Said>
      )}
      {struck.length === 0 ? null : (
        <>
          <p className="mt-2 text-xs font-semibold text-bad">{words.struck}</p>
          <ul className="space-y-1">
            {struck.map(({ cited, code, explanation }) => (
              <li key={`${cited}${code}`} className="border-l-2 border-bad pl-2">
                <s>
                  <Said>{cited}</Said>
                </s>{" "}
                <Badge tone="bad">{words.struckWhy[code]}</Badge>
                <Said as="p" className="text-xs text-ink-soft">
                  {explanation}
                </Said>
              </li>
            ))}
          </ul>
        </>
      )}
      {plea.weaknesses.length === 0 ? null : (
        <p className="mt-2 text-xs text-ink-soft">
          {words.weaknesses} <Said>{plea.weaknesses.join(SEMICOLON[locale])}</Said>
        </p>
      )}
    </div>
  );
}
