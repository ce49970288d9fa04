import type { ReactNode } from "react";
import { Link } from "wouter";
import { KEY_FIGURE_WORDS } from "../../../../../src/i18n/key-figures.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

/** How much of the documents' figures was understood, and where the others stand. */
export function Understood(): ReactNode {
  const words = useWords(KEY_FIGURE_WORDS);
  const { locale } = useLanguage();
  const { facts, documents } = useReview().review;
  if (facts === undefined || facts.seen === 0) return null;
  const unplaced = facts.notPlaced.map(({ document, pages, sheets }) => ({
    name: documents.find(({ id }) => id === document)?.name ?? document,
    pages,
    sheets,
  }));
  return (
    <p className="mt-2 text-xs text-ink-faint">
      <Said>
        {words.coverage({
          understood: number(facts.understood, locale),
          seen: number(facts.seen, locale),
          unplaced,
          more: 0,
        })}
      </Said>{" "}
      {facts.pictures === undefined ? null : <Said>{`${words.pictures(facts.pictures)} `}</Said>}
      <Link href="/facts" className="text-accent underline">
        {words.all}
      </Link>
    </p>
  );
}
