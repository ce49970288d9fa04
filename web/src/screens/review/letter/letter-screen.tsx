import { useQuery } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { type ReactNode, useState } from "react";
import { LETTER_STAGES, type LetterStage, QUESTION_GROUPS } from "../../../../../src/domain/follow-up.ts";
import type { Locale } from "../../../../../src/domain/locale.ts";
import { FOUNDER_LETTER } from "../../../../../src/i18n/founder-letter.ts";
import type { Letter, QuestionLine } from "../../../../../src/server/contract.ts";
import { type LetterChoice, letterQuery } from "../../../api/letter.ts";
import { LANGUAGES, useWords } from "../../../i18n/language.tsx";
import { LETTER } from "../../../i18n/letter.ts";
import { Button, Choice } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";
import { useReview } from "../current-review.ts";
import { AddQuestion } from "./add-question.tsx";
import { FounderDocuments } from "./founder-documents.tsx";
import { OfferedQuestions } from "./offered-questions.tsx";
import { ProgressPanel } from "./progress-panel.tsx";
import { QuestionCard } from "./question-card.tsx";
import { SendDialog } from "./send-dialog.tsx";

/** The questions for the founder: edited, ordered, sent, answered, and what became of them. */
export default function LetterScreen(): ReactNode {
  const { record } = useReview();
  const [choice, setChoice] = useState<LetterChoice>({ lang: null, stage: null });
  const letter = useQuery(letterQuery(record.dealId, choice));
  if (letter.isPending) return <Loading lines={10} />;
  if (letter.isError) return <Failure page error={letter.error} retry={() => letter.refetch()} />;
  return <LetterPage letter={letter.data} choice={choice} onChoice={setChoice} />;
}

interface LetterPageProps {
  letter: Letter;
  choice: LetterChoice;
  onChoice: (choice: LetterChoice) => void;
}

function LetterPage({ letter, choice, onChoice }: LetterPageProps): ReactNode {
  const words = useWords(LETTER);
  const groups = useWords(FOUNDER_LETTER).groups;
  const { record } = useReview();
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState("");
  const asked = letter.questions.filter(({ kind }) => kind !== "before");
  const inLetter = asked.filter(({ kept }) => kept);
  const numbers = numbersOf(asked);
  const offered = asked.filter(({ kind, kept, state }) => kind === "standing" && !kept && state === "draft");
  const worked = asked.filter((one) => !offered.includes(one));
  const gone = letter.questions.filter(({ kind }) => kind === "before");
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.intro}</p>
        </div>
        <Button look="primary" disabled={inLetter.length === 0} onClick={() => setSending(true)}>
          <Send aria-hidden size={15} /> {words.send} ({inLetter.length})
        </Button>
      </div>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {told}
      </p>
      {letter.reviewId === record.id ? null : (
        <p className="rounded-md bg-warn-wash px-3 py-2 text-sm text-warn">{words.notLatest}</p>
      )}
      <ProgressPanel dealId={record.dealId} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-soft">
        <span className="font-medium text-ink">{words.chosen(inLetter.length)}</span>
        <span className="flex items-center gap-2">
          {words.language}
          <Choice
            label={words.language}
            value={letter.locale}
            onChange={({ target }) => onChoice({ ...choice, lang: target.value as Locale })}
          >
            {Object.entries(LANGUAGES).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </Choice>
        </span>
        <span className="flex items-center gap-2">
          {words.stage}
          <Choice
            label={words.stage}
            value={letter.stage}
            onChange={({ target }) => onChoice({ ...choice, stage: target.value as LetterStage })}
          >
            {LETTER_STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {words.stages[stage]}
              </option>
            ))}
          </Choice>
        </span>
      </div>
      {asked.some(({ kind }) => kind === "review") ? null : <p className="text-sm text-ink-soft">{words.none}</p>}
      {QUESTION_GROUPS.map((group) => (
        <Group
          key={group}
          title={groups[group]}
          locale={letter.locale}
          questions={worked.filter((one) => one.group === group)}
          numbers={numbers}
        />
      ))}
      <OfferedQuestions dealId={record.dealId} questions={offered} locale={letter.locale} />
      <AddQuestion dealId={record.dealId} places={letter.questions.map(({ place }) => place)} />
      <FounderDocuments dealId={record.dealId} />
      {gone.length === 0 ? null : (
        <Panel title={words.gone.title}>
          <p className="mb-2 text-sm text-ink-soft">{words.gone.hint}</p>
          <ul className="space-y-3">
            {gone.map((question) => (
              <QuestionCard key={question.id} question={question} locale={letter.locale} />
            ))}
          </ul>
        </Panel>
      )}
      {sending ? (
        <SendDialog
          letter={letter}
          choice={choice}
          questions={inLetter}
          onClose={() => setSending(false)}
          onSent={() => {
            setSending(false);
            setTold(words.sentNow);
          }}
        />
      ) : null}
    </div>
  );
}

/** The numbers the letter will have, by question. */
function numbersOf(questions: readonly QuestionLine[]): ReadonlyMap<string, number> {
  const inOrder = QUESTION_GROUPS.flatMap((group) => questions.filter((one) => one.kept && one.group === group));
  return new Map(inOrder.map(({ id }, at) => [id, at + 1]));
}

interface GroupProps {
  title: string;
  locale: Locale;
  questions: readonly QuestionLine[];
  numbers: ReadonlyMap<string, number>;
}

/** One heading of the letter. */
function Group({ title, locale, questions, numbers }: GroupProps): ReactNode {
  if (questions.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="pt-2 text-sm font-semibold text-ink-soft">{title}</h2>
      <ol className="space-y-3">
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            locale={locale}
            number={numbers.get(question.id)}
            above={questions[at - 1]}
            below={questions[at + 1]}
          />
        ))}
      </ol>
    </section>
  );
}
