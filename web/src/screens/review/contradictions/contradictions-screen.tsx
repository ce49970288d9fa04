import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { Link, useLocation, useSearchParams } from "wouter";
import { apart } from "../../../../../src/domain/inconsistency.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { CASES } from "../../../i18n/cases.ts";
import { useWords } from "../../../i18n/language.tsx";
import { useShortcuts } from "../../../keyboard/shortcuts.ts";
import { Empty } from "../../../ui/states.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { type CaseFilter, matching } from "../../../view/cases.ts";
import { isIncomplete } from "../../../view/failed.ts";
import { NotFound } from "../../not-found.tsx";
import { Inconsistencies } from "../answer/inconsistencies.tsx";
import { useReview } from "../current-review.ts";
import { CaseFile } from "./case-file.tsx";
import { CaseList } from "./case-list.tsx";
import { Filters } from "./filters.tsx";

/** The list of contradictions and, beside it or instead of it, the case file that is open. */
export default function ContradictionsScreen({ chosen }: { chosen: string | undefined }): ReactNode {
  const words = useWords(CASES);
  const answer = useWords(ANSWER);
  const { cases, review } = useReview();
  const own = apart(review.inconsistencies).impossible.length;
  const [, go] = useLocation();
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState<CaseFilter>(() => ({
    search: query.get("q") ?? "",
    severity: query.get("severity") ?? "",
    state: query.get("state") ?? "",
  }));
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => matching(cases, deferred), [cases, deferred]);
  const [cursor, setCursor] = useState<string | undefined>(chosen);
  // Beside the list a case is open from the beginning; on a narrow screen the list comes first.
  const wide = useWide();
  const marked = chosen ?? cursor ?? (wide ? shown[0]?.id : undefined);
  const open = cases.find(({ id }) => id === (wide ? marked : chosen));

  const kept = filterQuery(filter);
  const linkTo = (id: string) => `/contradictions/${id}${kept}`;
  const narrow = (next: CaseFilter) => {
    setFilter(next);
    setQuery((old) => withFilter(old, next), { replace: true });
  };
  const move = (step: number) => {
    const at = shown.findIndex(({ id }) => id === marked);
    const next = shown[Math.max(0, Math.min(shown.length - 1, at + step))];
    if (next === undefined) return;
    setCursor(next.id);
    if (chosen !== undefined) go(linkTo(next.id), { replace: true });
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => marked !== undefined && chosen === undefined && go(linkTo(marked)),
    Escape: () => chosen !== undefined && go(`/contradictions${kept}`),
  });

  if (cases.length === 0) return <NoCase />;
  return (
    <div className="xl:grid xl:grid-cols-[17rem_minmax(0,1fr)] 2xl:grid-cols-[21rem_minmax(0,1fr)] xl:gap-5">
      <div
        className={`xl:sticky xl:top-16 xl:flex xl:h-[calc(100vh-5rem)] xl:flex-col ${chosen === undefined ? "" : "hidden"}`}
      >
        {chosen === undefined ? <h1 className="mb-2 text-2xl font-semibold tracking-tight">{words.title}</h1> : null}
        <Filters filter={filter} onChange={narrow} shown={shown.length} of={cases.length} />
        <CaseList
          cases={shown}
          marked={marked}
          linkTo={linkTo}
          onReset={() => narrow({ search: "", severity: "", state: "" })}
        />
        {own === 0 ? null : (
          <Link href="/#impossible" className="my-2 inline-block text-sm font-medium text-accent underline">
            {answer.documentsContradict(own)}
          </Link>
        )}
      </div>
      <div className={chosen === undefined ? "hidden xl:block" : ""}>
        {chosen === undefined ? null : (
          <Link
            href={`/contradictions${kept}`}
            className="mb-3 inline-flex items-center gap-1 text-sm text-accent underline xl:hidden"
          >
            <ArrowLeft aria-hidden size={15} /> {words.back}
          </Link>
        )}
        {open === undefined ? chosen === undefined ? null : <NotFound /> : <CaseFile key={open.id} one={open} />}
      </div>
    </div>
  );
}

/** No analyst contradicts another or the documents; where these contradict themselves, that stands here. */
function NoCase(): ReactNode {
  const words = useWords(CASES);
  const { review } = useReview();
  const { impossible, toExplain } = apart(review.inconsistencies);
  const told = isIncomplete("contradictions", review)
    ? words.failed
    : impossible.length + toExplain.length === 0
      ? words.none
      : words.documentsOnly;
  return (
    <div className="mx-auto max-w-6xl space-y-4">
      <Empty page title={told.title}>
        {told.body}
      </Empty>
      <Inconsistencies />
    </div>
  );
}

function filterQuery({ search, severity, state }: CaseFilter): string {
  const query = withFilter(new URLSearchParams(), { search, severity, state }).toString();
  return query === "" ? "" : `?${query}`;
}

function withFilter(query: URLSearchParams, { search, severity, state }: CaseFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of [
    ["q", search],
    ["severity", severity],
    ["state", state],
  ] as const) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}
