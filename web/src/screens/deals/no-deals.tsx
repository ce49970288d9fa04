import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useStartExample } from "../../api/queries.ts";
import { DEALS } from "../../i18n/deals.ts";
import { FIRST_STEPS } from "../../i18n/first-steps.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { Button } from "../../ui/controls.tsx";
import { Empty, Failure } from "../../ui/states.tsx";
import { numbered } from "../../view/numbered.ts";

/** Nothing here yet: an example in one click, and a short picture of what comes out of a deal. */
export function NoDeals(): ReactNode {
  const { empty } = useWords(DEALS);
  const words = useWords(FIRST_STEPS);
  const { locale } = useLanguage();
  const [, go] = useLocation();
  const example = useStartExample();
  const start = () => example.mutate(locale, { onSuccess: ({ id }) => go(`/reviews/${id}`) });
  return (
    <div className="pb-8">
      <Empty title={empty.title}>
        <p>{empty.body}</p>
        <Button look="primary" className="mt-4" disabled={example.isPending || example.isSuccess} onClick={start}>
          {words.example}
        </Button>
        <p className="mt-1 text-xs text-ink-faint">{words.exampleHint}</p>
        {example.isError ? <Failure error={example.error} /> : null}
      </Empty>
      <div className="mx-auto max-w-4xl px-4">
        <h2 className="mb-2 text-sm font-semibold">{words.comesOut}</h2>
        <ol className="grid gap-3 sm:grid-cols-3">
          {numbered(words.parts).map(({ number, item: { title, sample, body } }) => (
            <li key={number} className="rounded-lg border border-line px-4 py-3 text-sm">
              <h3 className="text-xs font-medium text-ink-faint">{title}</h3>
              <p className="mt-1 font-semibold">{sample}</p>
              <p className="mt-1 text-ink-soft">{body}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
