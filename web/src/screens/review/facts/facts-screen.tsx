import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { FACT_SHEET_WORDS } from "../../../../../src/i18n/fact-sheet.ts";
import type { FactSheet } from "../../../../../src/server/contract.ts";
import { factsExportOf, factsQuery } from "../../../api/queries.ts";
import { FACTS } from "../../../i18n/facts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number, portion } from "../../../i18n/numbers.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";
import { Coverage } from "./coverage.tsx";
import { FactDetail } from "./fact-detail.tsx";
import { FactList } from "./fact-list.tsx";
import { Missed } from "./missed.tsx";
import { Share } from "./share.tsx";

const VIEWS = ["figures", "missed", "coverage"] as const;
type View = (typeof VIEWS)[number];

/** Every figure of the documents, what was seen and not understood, and how much that is by page. */
export default function FactsScreen(): ReactNode {
  const words = useWords(FACTS);
  const { locale } = useLanguage();
  const { record } = useReview();
  const sheet = useQuery(factsQuery(record.id, locale));
  return (
    <div className="mx-auto max-w-6xl space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.intro}</p>
        </div>
        <div className="flex gap-2">
          {(["xlsx", "json"] as const).map((format) => (
            <a
              key={format}
              href={factsExportOf(record.id, format, locale)}
              download
              className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-line-strong bg-paper px-3 text-sm font-medium hover:bg-sunk"
            >
              <Download aria-hidden size={15} /> {words.download[format]}
            </a>
          ))}
        </div>
      </div>
      {sheet.isPending ? <Loading lines={10} /> : null}
      {sheet.isError ? <Failure error={sheet.error} retry={() => sheet.refetch()} /> : null}
      {sheet.data === undefined ? null : <Sheet sheet={sheet.data} />}
    </div>
  );
}

function Sheet({ sheet }: { sheet: FactSheet }): ReactNode {
  const words = useWords(FACTS);
  const names = useWords(FACT_SHEET_WORDS);
  const { locale } = useLanguage();
  const [query] = useSearchParams();
  const [open, setOpen] = useState<(OpenPlace & { id?: string }) | null>(null);
  const view: View = VIEWS.find((one) => one === query.get("view")) ?? "figures";
  const { seen, understood, keyTopics } = sheet.coverage;
  const doubted = Math.max(0, seen - understood - sheet.notUnderstood.length);
  const counts = {
    figures: sheet.facts.length,
    missed: sheet.notUnderstood.length,
    coverage: sheet.coverage.byDocument.length,
  };
  const opened = sheet.facts.find(({ id }) => id === open?.id);
  return (
    <>
      <div className="rounded-lg border border-line bg-paper px-4 py-3 text-sm">
        <p>
          <span className="font-medium">
            {seen === 0 ? names.none : names.coverage(understood, seen, portion(understood, seen, locale))}
          </span>
          {keyTopics.seen === 0 ? null : (
            <span className="text-ink-soft">
              {" · "}
              {words.key(number(keyTopics.understood, locale), number(keyTopics.seen, locale))}
            </span>
          )}
          {doubted === 0 ? null : (
            <span className="text-ink-soft">
              {" · "}
              {words.doubted(number(doubted, locale))}
            </span>
          )}
        </p>
        <Share understood={understood} seen={seen} />
        {sheet.templates.map(({ document, name, signs }) => (
          <p key={document} className="mt-2 font-medium text-bad">
            {names.template(name, signs.join(", "))}
          </p>
        ))}
      </div>
      <nav aria-label={words.viewsLabel} className="flex flex-wrap gap-1 border-b border-line">
        {VIEWS.map((one) => (
          <Link
            key={one}
            href={one === "figures" ? "/facts" : `/facts?view=${one}`}
            replace
            aria-current={view === one ? "true" : undefined}
            className={`-mb-px border-b-2 px-3 py-1.5 text-sm ${view === one ? "border-accent font-semibold text-accent" : "border-transparent text-ink-soft hover:text-ink"}`}
          >
            {words.views[one]} <span className="text-xs font-normal">{number(counts[one], locale)}</span>
          </Link>
        ))}
      </nav>
      {view === "figures" ? (
        <FactList
          facts={sheet.facts}
          documents={sheet.coverage.byDocument}
          onOpen={({ id, name, label, reference, at, words: said }) =>
            setOpen({ id, title: `${name ?? label} · ${reference}`, at, words: said })
          }
        />
      ) : null}
      {view === "missed" ? <Missed missed={sheet.notUnderstood} doubted={doubted} onOpen={setOpen} /> : null}
      {view === "coverage" ? <Coverage documents={sheet.coverage.byDocument} onOpen={setOpen} /> : null}
      {open === null ? null : (
        <PlaceDialog place={open} onClose={() => setOpen(null)}>
          {opened === undefined ? null : <FactDetail fact={opened} />}
        </PlaceDialog>
      )}
    </>
  );
}
