import { type ReactNode, useState } from "react";
import type { Address } from "../../../../../src/domain/address.ts";
import { apart, cannotBeTrue } from "../../../../../src/domain/inconsistency.ts";
import { quotedLine } from "../../../../../src/domain/quoted-line.ts";
import { CROSS_READING_WORDS } from "../../../../../src/i18n/cross-reading.ts";
import { sumOfDistance } from "../../../../../src/i18n/distance.ts";
import { together } from "../../../../../src/i18n/key-figures.ts";
import { REPORT_INCONSISTENCIES } from "../../../../../src/i18n/report-inconsistencies.ts";
import type { ReviewDocument } from "../../../../../src/server/contract.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { Badge, SeverityBadge } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { numbered } from "../../../view/numbered.ts";
import { useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";

type Inconsistency = ReviewDocument["inconsistencies"][number];

/** As many as are read at once. */
const FIRST = 3;

/** Where the documents contradict themselves; then what need not be false and is to be explained. */
export function Inconsistencies(): ReactNode {
  const words = useWords(REPORT_INCONSISTENCIES);
  const { impossible, toExplain } = apart(useReview().review.inconsistencies);
  return (
    <>
      <Told id="impossible" say={words} told={impossible} />
      <Told id="to-explain" say={words.toExplain} told={toExplain} />
    </>
  );
}

interface ToldProps {
  id: string;
  say: { title: string; intro: string };
  told: Inconsistency[];
}

/** Passages side by side, how large, what it changes, what to ask. */
function Told({ id, say, told }: ToldProps): ReactNode {
  const answer = useWords(ANSWER);
  const [open, setOpen] = useState<OpenPlace | null>(null);
  if (told.length === 0) return null;
  const card = (one: Inconsistency) => <Card key={one.id} one={one} onOpen={setOpen} />;
  return (
    <Panel
      id={id}
      title={say.title}
      aside={<span className="text-sm text-ink-faint">{told.length}</span>}
      className="scroll-mt-16"
    >
      <p className="text-sm text-ink-soft">{say.intro}</p>
      <ul className="mt-1 divide-y divide-line">{told.slice(0, FIRST).map(card)}</ul>
      {told.length <= FIRST ? null : (
        <details className="border-t border-line pt-2 text-sm">
          <summary className="font-medium text-accent">{answer.more(told.length - FIRST)}</summary>
          <ul className="divide-y divide-line">{told.slice(FIRST).map(card)}</ul>
        </details>
      )}
      {open === null ? null : <PlaceDialog place={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** Side by side, without holes. */
const COLUMNS: Record<number, string> = { 1: "", 2: "", 4: "xl:grid-cols-4" };

interface CardProps {
  one: Inconsistency;
  onOpen: (place: OpenPlace) => void;
}

function Card({ one, onOpen }: CardProps): ReactNode {
  const words = useWords(REPORT_INCONSISTENCIES);
  const reading = useWords(CROSS_READING_WORDS);
  const { locale } = useLanguage();
  const sure = one.certainty === "sure";
  const distance = sumOfDistance(one, locale);
  return (
    <li id={one.id} className="scroll-mt-16 py-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Said className="text-base font-semibold">{one.name}</Said>
        {sure ? <SeverityBadge severity={one.severity} /> : null}
        <Badge tone={sure ? "bad" : "plain"}>{words.certainty[cannotBeTrue(one) ? "sure" : "question"]}</Badge>
      </p>
      <ul className={`mt-2 grid gap-2 sm:grid-cols-2 ${COLUMNS[one.statements.length] ?? "lg:grid-cols-3"}`}>
        {numbered(one.statements).map(({ number, item }) => (
          <li key={number} className="rounded-md border border-line bg-wash text-sm">
            <button
              type="button"
              title={words.open(item.reference)}
              onClick={() =>
                onOpen({ title: `${one.name} · ${item.reference}`, at: item.address as Address, words: item.passage })
              }
              className="flex h-full w-full flex-col rounded-md px-3 py-2 text-left hover:bg-sunk"
            >
              <Said className="text-base font-semibold">{quotedLine(item.printed)}</Said>
              <Said className="text-ink-soft">{wordsOf(item)}</Said>
              <Said className="mt-auto pt-1 text-xs text-accent underline">{together(item.reference)}</Said>
            </button>
          </li>
        ))}
      </ul>
      <dl className="mt-2 space-y-1 text-sm">
        <Line label={words.sum} text={one.sum} strong />
        <Line label={words.gap} text={distance} />
        <Line label={words.impact} text={one.impact} />
        {/* The passage stands above. */}
        <Line label={words.ask} text={one.question.replace(one.kind === "hidden" ? one.explanation : "", "").trim()} />
      </dl>
      {one.proposedBy === undefined ? null : (
        <p className="mt-1 text-sm text-ink-faint">{reading.pointedOut({ by: one.proposedBy })}</p>
      )}
      {one.also.length === 0 ? null : (
        <details className="mt-1 text-sm">
          <summary className="text-accent">{words.also}</summary>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft">
            {one.also.map((also) => (
              <li key={also}>
                <Said>{also}</Said>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What names the figure there: of a sheet its own words, where the whole row would be other years' figures. */
const wordsOf = ({ address, factId, label, passage }: Inconsistency["statements"][number]): string =>
  address.kind === "cell" && factId !== null ? label : quotedLine(passage);

function Line({ label, text, strong = false }: { label: string; text: string | null; strong?: boolean }): ReactNode {
  if (text === null || text === "") return null;
  return (
    <div className="grid gap-x-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-faint">{label}</dt>
      <dd className={strong ? "font-medium" : ""}>
        <Said>{text}</Said>
      </dd>
    </div>
  );
}
