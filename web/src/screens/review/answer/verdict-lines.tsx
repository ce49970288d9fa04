import type { ReactNode } from "react";
import { Link } from "wouter";
import { apart } from "../../../../../src/domain/inconsistency.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { CASES } from "../../../i18n/cases.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured } from "../../../i18n/numbers.ts";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { LevelBadge, SeverityBadge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Case } from "../../../view/cases.ts";
import { personsWord } from "../../../view/decided.ts";
import { isIncomplete } from "../../../view/failed.ts";
import { decisionsOn, useReview } from "../current-review.ts";

/** As many settled ones as are read at once. */
const FIRST = 6;

/** What stays contested, each with its severity; then what is settled, a line each. */
export function VerdictLines(): ReactNode {
  const words = useWords(ANSWER);
  const { review, cases } = useReview();
  const open = cases.filter(({ state }) => state === "open");
  const settled = cases.filter(({ state }) => state === "settled");
  const incomplete = isIncomplete("contradictions", review);
  const differing = review.synthesis?.reconciliation.filter(({ status }) => status === "differ").length ?? 0;
  const listed = cases.length - open.length - settled.length;
  const own = apart(review.inconsistencies).impossible.length;
  return (
    <Panel title={words.contested} aside={<span className="text-sm text-ink-faint">{open.length + own}</span>}>
      {incomplete ? <p className="mb-2 text-sm font-medium text-bad">{words.contradictionsFailed}</p> : null}
      {open.length > 0 ? (
        <ul className="-mx-4 divide-y divide-line">
          {open.map((one) => (
            <OpenLine key={one.id} one={one} />
          ))}
        </ul>
      ) : incomplete || own > 0 ? null : (
        <p className="text-sm">
          <span className="font-medium">{words.nothingContested}.</span>{" "}
          <span className="text-ink-soft">{cases.length === 0 ? words.noContradiction : null}</span>
        </p>
      )}
      {own === 0 ? null : (
        <a href="#impossible" className="mt-1 inline-block text-sm font-medium text-accent underline">
          {words.documentsContradict(own)}
        </a>
      )}
      <Settled cases={settled} />
      {listed === 0 ? null : <p className="mt-2 text-sm text-ink-soft">{words.listedOnly(listed)}</p>}
      {differing === 0 ? null : (
        <Link href="/model" className="mt-2 inline-block text-sm font-medium text-accent underline">
          {words.differing(differing)}
        </Link>
      )}
    </Panel>
  );
}

function OpenLine({ one }: { one: Case }): ReactNode {
  const { contradiction, resolution, id } = one;
  return (
    <li className="relative px-4 py-2.5 hover:bg-wash">
      <div className="flex items-center justify-between gap-2">
        <Link href={`/contradictions/${id}`} className="font-medium after:absolute after:inset-0">
          <Said>{contradiction.topic}</Said>
        </Link>
        <SeverityBadge severity={contradiction.severity.level} />
      </div>
      <Decided one={one}>
        <Said as="p" className="text-sm text-ink-soft">
          {resolution?.baGuidance.oneLiner ?? ""}
        </Said>
      </Decided>
    </li>
  );
}

/** A person's word first, the engine's below it. */
function Decided({ one, children }: { one: Case; children: ReactNode }): ReactNode {
  const words = useWords(OVERVIEW);
  const { locale } = useLanguage();
  const current = useReview();
  const person = personsWord(one, decisionsOn(one.id, current), locale);
  if (person === null) return children;
  return (
    <>
      <p className="text-sm">
        <Said className="font-medium">{person.value ?? person.decision.reason}</Said>{" "}
        <span className="text-xs text-ink-faint">
          <Said>{words.person(person.decision.by)}</Said>
        </span>
      </p>
      <div className="text-xs">{children}</div>
    </>
  );
}

function Settled({ cases }: { cases: readonly Case[] }): ReactNode {
  const words = useWords(OVERVIEW);
  const answer = useWords(ANSWER);
  if (cases.length === 0) return null;
  const line = (one: Case) => <SettledLine key={one.id} one={one} />;
  return (
    <div className="mt-3 text-sm">
      <h3 className="text-xs font-semibold text-ink-faint">{`${words.settled} · ${cases.length}`}</h3>
      <ul className="-mx-4 mt-1 divide-y divide-line">{cases.slice(0, FIRST).map(line)}</ul>
      {cases.length <= FIRST ? null : (
        <details>
          <summary className="py-1 font-medium text-accent">{answer.more(cases.length - FIRST)}</summary>
          <ul className="-mx-4 divide-y divide-line">{cases.slice(FIRST).map(line)}</ul>
        </details>
      )}
    </div>
  );
}

function SettledLine({ one }: { one: Case }): ReactNode {
  const words = useWords(OVERVIEW);
  const cases = useWords(CASES);
  const { locale } = useLanguage();
  const current = useReview();
  const { contradiction, resolution, id } = one;
  if (resolution === null) return null;
  const { value, unit } = resolution.finalValue;
  const engine = typeof value === "string" ? (cases.judged[value] ?? value) : measured(value, unit, locale);
  const person = personsWord(one, decisionsOn(id, current), locale);
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-2 px-4 py-1.5 hover:bg-wash">
      <Link href={`/contradictions/${id}`} className="after:absolute after:inset-0">
        <Said>{contradiction.topic}</Said>
      </Link>
      <Said className="font-semibold">{person === null ? engine : (person.value ?? person.decision.reason)}</Said>
      {person === null ? null : (
        <span className="text-xs text-ink-faint">
          <Said>{`${words.person(person.decision.by)} · ${words.engineSaid(engine)}`}</Said>
        </span>
      )}
      {resolution.evidenceLevel === undefined || person !== null ? null : (
        <span className="ml-auto">
          <LevelBadge level={resolution.evidenceLevel} />
        </span>
      )}
    </li>
  );
}
