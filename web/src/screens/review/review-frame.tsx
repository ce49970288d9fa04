import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link, Route, Switch, useLocation } from "wouter";
import { apart } from "../../../../src/domain/inconsistency.ts";
import { MEMO_FORMATS, type MemoFormat } from "../../../../src/domain/report-format.ts";
import { exportOf, memoFileOf } from "../../api/queries.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { moment, number } from "../../i18n/numbers.ts";
import { SHELL } from "../../i18n/shell.ts";
import { useShortcuts } from "../../keyboard/shortcuts.ts";
import { TrustBadge } from "../../ui/badges.tsx";
import { Said } from "../../ui/said.tsx";
import { Loading } from "../../ui/states.tsx";
import { inBoth } from "../../view/compared.ts";
import { numbered } from "../../view/numbered.ts";
import { NotFound } from "../not-found.tsx";
import { AnswerScreen } from "./answer/answer-screen.tsx";
import { useAsked } from "./asked.ts";
import { useReview } from "./current-review.ts";
import { VersionNotice } from "./version-notice.tsx";

const page = (load: () => Promise<{ default: ComponentType }>) => lazy(load);
const Contradictions = lazy(() => import("./contradictions/contradictions-screen.tsx"));
const Citations = page(() => import("./citations-screen.tsx"));
const Corrections = page(() => import("./corrections/corrections-screen.tsx"));
const Questions = page(() => import("./letter/letter-screen.tsx"));
const Decide = page(() => import("./decide/decide-screen.tsx"));
const DeckAgainstModel = page(() => import("./reconciliation-screen.tsx"));
const Facts = page(() => import("./facts/facts-screen.tsx"));
const Check = page(() => import("./check/check-screen.tsx"));
const Agents = page(() => import("./agents-screen.tsx"));
const Cost = page(() => import("./cost-screen.tsx"));

/** The parts of a finished review, each at an address of its own. */
export function ReviewFrame(): ReactNode {
  const { review } = useReview();
  return (
    <div className="lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <aside className="border-line lg:sticky lg:top-12 lg:h-[calc(100vh-3rem)] lg:overflow-y-auto lg:border-r lg:px-3 lg:py-4 print:hidden">
        <Heading />
        <Parts />
      </aside>
      <div lang={review.locale} className="min-w-0 px-3 py-4 sm:px-5">
        <VersionNotice />
        <OtherLanguage />
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <AnswerScreen />
            </Route>
            <Route path="/contradictions/:cid?">{({ cid }) => <Contradictions chosen={cid} />}</Route>
            <Route path="/citations" component={Citations} />
            <Route path="/corrections" component={Corrections} />
            <Route path="/questions" component={Questions} />
            <Route path="/decide" component={Decide} />
            <Route path="/model" component={DeckAgainstModel} />
            <Route path="/facts" component={Facts} />
            <Route path="/check" component={Check} />
            <Route path="/agents" component={Agents} />
            <Route path="/cost" component={Cost} />
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </div>
    </div>
  );
}

/** Why the review's own sentences are in another language than the desk, where they are. */
function OtherLanguage(): ReactNode {
  const words = useWords(SHELL);
  const { record, review, retelling } = useReview();
  const { locale } = useLanguage();
  if (review.locale === locale) return null;
  const called = new Intl.DisplayNames(locale, { type: "language" });
  const [wished, written] = [called.of(locale) ?? locale, called.of(review.locale) ?? review.locale];
  return (
    <p
      role="status"
      lang={locale}
      className="mb-4 rounded-md border border-line bg-wash px-3 py-2 text-sm print:hidden"
    >
      {retelling ? (
        words.retelling(wished)
      ) : (
        <>
          {words.notRetold({ wished, written })}{" "}
          <Link href={`~/deals/${record.dealId}`} className="font-medium text-accent underline">
            {words.reviewAgain}
          </Link>
        </>
      )}
    </p>
  );
}

function Heading(): ReactNode {
  const { record, review } = useReview();
  const { locale } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-3 lg:block lg:px-2 lg:pt-0">
      <title>{`${record.dealName} · Tribunal`}</title>
      <Link href={`~/deals/${record.dealId}`} className="min-w-0 font-semibold hover:underline">
        <Said className="text-base">{record.dealName}</Said>
      </Link>
      <p className="text-xs text-ink-faint">{moment(review.reviewedAt, locale)}</p>
      <p className="lg:mt-2">
        <TrustBadge trust={review.answer.trust} />
      </p>
      <Exports reviewId={record.id} />
    </div>
  );
}

const MEMO_NAMES: Record<MemoFormat, string> = { docx: "Word", pdf: "PDF", html: "HTML" };

function Exports({ reviewId }: { reviewId: string }): ReactNode {
  const words = useWords(SHELL);
  const { locale } = useLanguage();
  return (
    <details className="relative ml-auto text-sm lg:mt-3 lg:ml-0">
      <summary className="flex min-h-8 list-none items-center gap-1 rounded-md border border-line px-2 text-ink-soft hover:bg-sunk lg:w-full lg:justify-between">
        {words.export}
        <ChevronDown aria-hidden size={15} />
      </summary>
      <ul className="absolute right-0 z-20 mt-1 w-60 rounded-md border border-line bg-paper py-1 shadow-lg lg:w-full">
        {MEMO_FORMATS.map((format) => (
          <li key={`memo ${format}`}>
            <a href={memoFileOf(reviewId, format, locale)} download className="block px-3 py-1.5 hover:bg-sunk">
              {words.memo(MEMO_NAMES[format])}
            </a>
          </li>
        ))}
        {(["html", "pdf", "md", "xlsx", "json"] as const).map((format) => (
          <li key={format}>
            <a href={exportOf(reviewId, format, locale)} download className="block px-3 py-1.5 hover:bg-sunk">
              {words.exports[format]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Parts(): ReactNode {
  const words = useWords(SHELL);
  const { locale } = useLanguage();
  const [path, go] = useLocation();
  const { review, cases } = useReview();
  const { sent } = useAsked();
  const corrections = review.reflexions.reduce((sum, { result }) => sum + result.improvements.length, 0);
  const parts = [
    ["answer", "/", null],
    ["contradictions", "/contradictions", cases.length + apart(review.inconsistencies).impossible.length],
    ["citations", "/citations", review.verification?.citations.length ?? null],
    ["corrections", "/corrections", corrections],
    ["questions", "/questions", sent],
    ["decide", "/decide", null],
    ["model", "/model", review.synthesis?.reconciliation.filter(inBoth).length ?? null],
    ["facts", "/facts", review.facts?.seen ?? null],
    ["check", "/check", null],
    ["agents", "/agents", review.agents.length],
    ["cost", "/cost", null],
  ] as const;
  // There are ten digits: the decision is reached by its name.
  const byDigit = parts.filter(([part]) => part !== "decide");
  useShortcuts(
    Object.fromEntries(numbered(byDigit).map(({ number: key, item: [, href] }) => [key % 10, () => go(href)])),
  );
  const strip = useRef<HTMLElement>(null);
  // On a narrow screen the parts are a strip to scroll: the one that is open stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which one is open
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && open) strip.current.scrollLeft = open.offsetLeft - strip.current.clientWidth / 3;
  }, [path]);
  return (
    <nav
      ref={strip}
      aria-label={words.sectionsLabel}
      className="relative mt-2 flex gap-1 overflow-x-auto border-b border-line px-3 pb-2 lg:mt-4 lg:block lg:border-0 lg:p-0"
    >
      {parts.map(([part, href, count]) => {
        const here = part === "answer" ? path === "/" : path.startsWith(href);
        return (
          <Link
            key={part}
            href={href}
            aria-current={here ? "page" : undefined}
            className={`flex shrink-0 items-center justify-between gap-2 rounded-md px-2 py-1.5 text-sm whitespace-nowrap lg:whitespace-normal ${here ? "bg-accent-wash font-semibold text-accent" : "text-ink-soft hover:bg-sunk"}`}
          >
            <span className="min-w-0">{words.sections[part]}</span>
            {count === null ? null : <span className="text-xs font-normal">{number(count, locale)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
