import type { ReactNode } from "react";
import { Link } from "wouter";
import { ANSWER } from "../../../i18n/answer.ts";
import { countName } from "../../../i18n/counts.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { TERMS } from "../../../i18n/terms.ts";
import { SeverityBadge, TRUST_TONE } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { isIncomplete } from "../../../view/failed.ts";
import { useReview } from "../current-review.ts";
import { Advice } from "./advice.tsx";
import { Checks } from "./checks.tsx";
import { Inconsistencies } from "./inconsistencies.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { Assumptions, Definitions, Memo, Scenarios } from "./memo.tsx";
import { NotExamined } from "./not-examined.tsx";
import { RedFlags } from "./red-flags.tsx";
import { Score } from "./score.tsx";

const EDGE = {
  good: "border-l-good",
  warn: "border-l-warn",
  bad: "border-l-bad",
  plain: "border-l-line-strong",
  accent: "border-l-accent",
};
const TEXT = { good: "text-good", warn: "text-warn", bad: "text-bad", plain: "text-ink-soft", accent: "text-accent" };

/** Can this analysis be trusted, what is contested, what to ask, what was not examined. */
export function AnswerScreen(): ReactNode {
  const { score, contested } = useReview().review.answer;
  return (
    <div className="mx-auto max-w-6xl space-y-4">
      {score !== null ? (
        <div className="grid items-stretch gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <Headline />
          <Score />
        </div>
      ) : (
        <Headline />
      )}
      <Inconsistencies />
      <KeyFigures />
      <RedFlags />
      <Checks />
      <div className={`grid items-start gap-4 ${contested.length === 0 ? "" : "lg:grid-cols-2"}`}>
        <Contested />
        <ToAsk />
      </div>
      <NotExamined />
      <Advice />
      <Definitions />
      <Memo />
      <Assumptions />
      <Scenarios />
    </div>
  );
}

function Headline(): ReactNode {
  const words = useWords(ANSWER);
  const terms = useWords(TERMS);
  const { locale } = useLanguage();
  const { review, cases } = useReview();
  const { answer, verification } = review;
  const tone = TRUST_TONE[answer.trust];
  return (
    <section className={`rounded-lg border border-l-4 border-line bg-paper px-5 py-4 ${EDGE[tone]}`}>
      <p className="text-sm text-ink-faint">{review.builtInAnalysts ? words.questionOfDocuments : words.question}</p>
      <h1 className={`mt-1 text-3xl font-semibold tracking-tight ${TEXT[tone]}`}>{terms.trust[answer.trust]}</h1>
      <Said as="p" className="mt-1 text-lg leading-snug">
        {answer.headline}
      </Said>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-sm">
        {answer.reasons.map((reason) => (
          <li key={reason}>
            <Said>{reason}</Said>
          </li>
        ))}
      </ul>
      <Jumps />
      <p className="mt-3 text-xs text-ink-faint">
        {[
          answer.score === null ? words.noScore : null,
          countName("documents", review.documents.length, locale),
          countName("agents", review.agents.length, locale),
          countName("contradictions", cases.length, locale),
          verification === null ? null : countName("citations", verification.citations.length, locale),
          words.coverage[review.coverage],
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {review.recheck === undefined ? null : (
        <p className="mt-1 text-xs text-ink-faint">{words.recheck(review.recheck.settledAgain.length)}</p>
      )}
      {review.builtInAnalysts ? <p className="mt-1 text-xs text-ink-faint">{words.builtIn}</p> : null}
    </section>
  );
}

/** What comes below, by its number: each opens its part. */
function Jumps(): ReactNode {
  const words = useWords(ANSWER);
  const { inconsistencies, answer } = useReview().review;
  const impossible = inconsistencies.filter(({ certainty }) => certainty === "sure").length;
  const flags = answer.redFlags.filter(({ from }) => from.kind !== "inconsistency").length;
  const jumps = [
    ["#impossible", impossible, words.jumps.impossible],
    ["#red-flags", flags, words.jumps.flags],
    ["#to-ask", answer.questions.length, words.jumps.ask],
  ] as const;
  const there = jumps.filter(([, count]) => count > 0);
  if (there.length === 0) return null;
  return (
    <nav aria-label={words.jumpsLabel} className="mt-3 flex flex-wrap gap-2 text-sm">
      {there.map(([href, count, say]) => (
        <a
          key={href}
          href={href}
          className="rounded-md border border-line-strong px-2 py-0.5 font-medium hover:bg-sunk"
        >
          {say(count)}
        </a>
      ))}
    </nav>
  );
}

function Contested(): ReactNode {
  const words = useWords(ANSWER);
  const { review, cases } = useReview();
  const { contested } = review.answer;
  const incomplete = isIncomplete("contradictions", review);
  const differing = review.synthesis?.reconciliation.filter(({ status }) => status === "differ").length ?? 0;
  return (
    <Panel title={words.contested} aside={<span className="text-sm text-ink-faint">{contested.length}</span>}>
      {incomplete ? <p className="mb-2 text-sm font-medium text-bad">{words.contradictionsFailed}</p> : null}
      {contested.length === 0 && incomplete ? null : contested.length === 0 ? (
        <p className="text-sm">
          <span className="font-medium">{words.nothingContested}.</span>{" "}
          <span className="text-ink-soft">
            {[
              cases.length === 0 ? words.noContradiction : null,
              review.settled.length === 0 ? null : words.settledCount(review.settled.length),
              cases.length === review.settled.length ? null : words.listedOnly(cases.length - review.settled.length),
            ]
              .filter(Boolean)
              .join(" ")}
          </span>
        </p>
      ) : (
        <ul className="-mx-4 divide-y divide-line">
          {contested.map(({ contradictionId, topic, severity, oneLiner }) => (
            <li key={contradictionId} className="relative px-4 py-2.5 hover:bg-wash">
              <div className="flex items-center justify-between gap-2">
                <Link href={`/contradictions/${contradictionId}`} className="font-medium after:absolute after:inset-0">
                  <Said>{topic}</Said>
                </Link>
                <SeverityBadge severity={severity} />
              </div>
              <Said as="p" className="text-sm text-ink-soft">
                {oneLiner}
              </Said>
            </li>
          ))}
        </ul>
      )}
      {differing === 0 ? null : (
        <Link href="/model" className="mt-2 inline-block text-sm font-medium text-accent underline">
          {words.differing(differing)}
        </Link>
      )}
    </Panel>
  );
}

const FIRST = 5;

function ToAsk(): ReactNode {
  const words = useWords(ANSWER);
  const { locale } = useLanguage();
  const { review } = useReview();
  const { questions } = review.answer;
  const incomplete = isIncomplete("contradictions", review) || isIncomplete("corrections", review);
  return (
    <Panel
      id="to-ask"
      className="scroll-mt-16"
      title={words.questions}
      aside={<span className="text-sm text-ink-faint">{number(questions.length, locale)}</span>}
    >
      {questions.length === 0 ? (
        <p className="text-sm text-ink-soft">{incomplete ? words.questionsFailed : words.noQuestions}</p>
      ) : null}
      <ol className="space-y-3 text-sm">
        {questions.slice(0, FIRST).map(({ id, question, changes }, at) => (
          <li key={id} className="flex gap-3">
            <span aria-hidden className="font-semibold text-accent">
              {at + 1}
            </span>
            <div className="min-w-0">
              <Said as="p">{question}</Said>
              {changes === null ? null : (
                <p className="text-xs text-ink-faint">
                  {words.changes} <Said>{changes}</Said>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {questions.length === 0 ? null : (
        <Link href="/questions" className="mt-3 inline-block text-sm font-medium text-accent underline">
          {words.allQuestions(questions.length)}
        </Link>
      )}
    </Panel>
  );
}
