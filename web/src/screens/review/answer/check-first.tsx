import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Address } from "../../../../../src/domain/address.ts";
import { together } from "../../../../../src/i18n/key-figures.ts";
import type { ReviewDocument } from "../../../../../src/server/contract.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { SeverityBadge } from "../../../ui/badges.tsx";
import { Said } from "../../../ui/said.tsx";
import { personsWord } from "../../../view/decided.ts";
import { numbered } from "../../../view/numbered.ts";
import { withoutTitle } from "../../../view/without-title.ts";
import { decisionsOn, useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";

type Item = NonNullable<ReviewDocument["answer"]["checkFirst"]>[number];

/** Where each kind is told at length. */
const DETAIL: Record<Item["from"]["kind"], (id: string) => string | null> = {
  contradiction: (id) => `/contradictions/${id}`,
  inconsistency: (id) => `#${id}`,
  hidden: () => null,
  deck_and_model: () => "/model",
  check: () => "#red-flags",
  red_flag: () => "#red-flags",
  key_figure: () => null,
  missing: () => "/questions",
};

/** The three things to look at before anything else; each opens the passages that show it. */
export function CheckFirst(): ReactNode {
  const words = useWords(OVERVIEW);
  const { review } = useReview();
  const { checkFirst } = review.answer;
  const [shown, setShown] = useState<OpenPlace | null>(null);
  if (checkFirst === undefined) return null;
  return (
    <section aria-labelledby="check-first" className="rounded-lg border border-line-strong bg-paper">
      <h2 id="check-first" className="px-4 pt-3 text-base font-semibold">
        {words.checkFirst}
      </h2>
      {checkFirst.length === 0 ? (
        <p className="px-4 pt-1 pb-3 text-sm">{review.gaps.length === 0 ? words.nothingToCheck : words.nothingFound}</p>
      ) : (
        <ol className="grid divide-line max-lg:divide-y lg:grid-cols-3 lg:divide-x" data-testid="check-first">
          {numbered(checkFirst).map(({ number, item }) => (
            <Matter key={number} number={number} item={item} onOpen={setShown} />
          ))}
        </ol>
      )}
      {shown === null ? null : <PlaceDialog place={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

interface MatterProps {
  number: number;
  item: Item;
  onOpen: (place: OpenPlace) => void;
}

function Matter({ number, item: { title, text, severity, places, from }, onOpen }: MatterProps): ReactNode {
  const words = useWords(OVERVIEW);
  const { locale } = useLanguage();
  const current = useReview();
  const decided = current.cases.find(({ id }) => id === from.id);
  const person = decided === undefined ? null : personsWord(decided, decisionsOn(decided.id, current), locale);
  const detail = DETAIL[from.kind](from.id);
  return (
    <li className="flex min-w-0 flex-col px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold">
          <span aria-hidden className="mr-1.5 text-accent">
            {number}
          </span>
          <Said>{title}</Said>
        </h3>
        {severity === null ? null : <SeverityBadge severity={severity} />}
      </div>
      {person === null ? null : (
        <p className="mt-1">
          <Said className="font-semibold">{person.value ?? person.decision.reason}</Said>{" "}
          <Said className="text-xs text-ink-soft">{words.person(person.decision.by)}</Said>
        </p>
      )}
      <Said as="p" className="mt-1 line-clamp-5 text-ink-soft">
        {withoutTitle(text, title)}
      </Said>
      <ul className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-2 text-xs">
        {places.map(({ reference, address, passage }) => (
          <li key={reference}>
            <button
              type="button"
              onClick={() => onOpen({ title: `${title} · ${reference}`, at: address as Address, words: passage })}
              className="text-left font-medium text-accent underline underline-offset-2"
            >
              <Said>{together(reference)}</Said>
            </button>
          </li>
        ))}
        {detail === null ? null : (
          <li className="ml-auto">
            {detail.startsWith("#") ? (
              <a href={detail} className="text-ink-soft underline underline-offset-2">
                {words.more}
              </a>
            ) : (
              <Link href={detail} className="text-ink-soft underline underline-offset-2">
                {words.more}
              </Link>
            )}
          </li>
        )}
      </ul>
    </li>
  );
}
