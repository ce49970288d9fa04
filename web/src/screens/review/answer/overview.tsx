import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { aboutDeal } from "../../../../../src/i18n/deal-stage.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { countName } from "../../../i18n/counts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { TrustBadge } from "../../../ui/badges.tsx";
import { Said } from "../../../ui/said.tsx";
import { useAsked } from "../asked.ts";
import { useReview } from "../current-review.ts";

/** The company, how far what was said of it can be relied on, and the one thing to do now. */
export function Overview(): ReactNode {
  const { record, review, cases } = useReview();
  const { locale } = useLanguage();
  const answerWords = useWords(ANSWER);
  const { answer, deal, verification } = review;
  const counted = [
    ...aboutDeal(deal, locale),
    countName("documents", review.documents.length, locale),
    review.builtInAnalysts ? null : countName("agents", review.agents.length, locale),
    cases.length === 0 ? null : countName("contradictions", cases.length, locale),
    verification === null ? null : countName("citations", verification.citations.length, locale),
    answerWords.coverage[review.coverage],
  ].filter(Boolean);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <Said as="h1" className="text-2xl font-semibold tracking-tight">
          {record.dealName}
        </Said>
        <p className="text-xs text-ink-faint">
          <Said>{counted.join(" · ")}</Said>
        </p>
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <TrustBadge trust={answer.trust} />
          <Said>{answer.headline}</Said>
        </p>
      </div>
      <MainAction />
    </header>
  );
}

function MainAction(): ReactNode {
  const words = useWords(OVERVIEW);
  const { isEarlier } = useReview();
  const { sent } = useAsked();
  if (sent === 0) return null;
  // Of documents that are others now nobody asks first: the review is made again.
  const look = isEarlier
    ? "border border-line-strong bg-paper hover:bg-sunk"
    : "bg-accent text-accent-ink hover:opacity-90";
  return (
    <Link
      href="/questions"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-5 font-semibold max-sm:w-full print:hidden ${look}`}
    >
      <Send aria-hidden size={17} />
      {words.send(sent)}
    </Link>
  );
}
