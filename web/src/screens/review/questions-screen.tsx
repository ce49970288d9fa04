import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { FIRST_QUESTIONS } from "../../../../src/domain/founder-questions.ts";
import { MORE_QUESTIONS } from "../../../../src/i18n/founder-questions.ts";
import { useWords } from "../../i18n/language.tsx";
import { QUESTIONS } from "../../i18n/questions.ts";
import { SeverityBadge } from "../../ui/badges.tsx";
import { Button, INPUT } from "../../ui/controls.tsx";
import { Said } from "../../ui/said.tsx";
import { Empty } from "../../ui/states.tsx";
import { isIncomplete } from "../../view/failed.ts";
import { type Edit, packed } from "../../view/question-pack.ts";
import { useReview } from "./current-review.ts";

type Edits = Record<string, Edit>;

/** Edits belong to whoever sits here: they are kept in the browser, per review. */
function useEdits(reviewId: string): [Edits, (id: string, edit: Edit) => void] {
  const key = `tribunal.questions.${reviewId}`;
  const [edits, setEdits] = useState<Edits>(() => JSON.parse(localStorage.getItem(key) ?? "{}") as Edits);
  return [
    edits,
    (id, edit) => {
      const next = { ...edits, [id]: edit };
      localStorage.setItem(key, JSON.stringify(next));
      setEdits(next);
    },
  ];
}

/** The questions, ordered, to be edited, copied and exported. */
export default function QuestionsScreen(): ReactNode {
  const words = useWords(QUESTIONS);
  const more = useWords(MORE_QUESTIONS);
  const { record, review } = useReview();
  const { questions } = review.answer;
  const [edits, edit] = useEdits(record.id);
  const [told, setTold] = useState("");
  if (questions.length === 0) {
    const incomplete = isIncomplete("contradictions", review) || isIncomplete("corrections", review);
    const told = incomplete ? words.failed : words.none;
    return (
      <Empty page title={told.title}>
        {told.body}
      </Empty>
    );
  }
  const pack = () => packed(questions, edits, { ...words, heading: words.heading(review.deal.name) });
  const all = questions.map((question, at) => (
    <Question
      key={question.id}
      question={question}
      number={at + 1}
      edit={edits[question.id] ?? {}}
      onEdit={(next) => edit(question.id, next)}
    />
  ));
  const [first, further] = [all.slice(0, FIRST_QUESTIONS), all.slice(FIRST_QUESTIONS)];
  const copy = () =>
    navigator.clipboard.writeText(pack()).then(
      () => setTold(words.copied),
      () => setTold(words.copyFailed),
    );
  const save = () => {
    const address = URL.createObjectURL(new Blob([pack()], { type: "text/markdown" }));
    const link = Object.assign(document.createElement("a"), {
      href: address,
      download: words.file(review.deal.name.replaceAll(/[^\p{L}\p{N}-]+/gu, "-").toLowerCase()),
    });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="mx-auto max-w-4xl space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-sm text-ink-soft">{words.intro}</p>
        </div>
        <div className="flex gap-2">
          <Button onClick={copy}>
            <Copy aria-hidden size={15} /> {words.copy}
          </Button>
          <Button look="primary" onClick={save}>
            <Download aria-hidden size={15} /> {words.export}
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm font-medium text-good">
        {told}
      </p>
      <ol className="space-y-3">{first}</ol>
      {further.length === 0 ? null : (
        <details className="space-y-3">
          <summary className="cursor-pointer text-sm font-medium text-accent">{more(further.length)}</summary>
          <ol className="space-y-3">{further}</ol>
        </details>
      )}
      <p className="text-xs text-ink-faint">{words.localOnly}</p>
    </div>
  );
}

interface QuestionProps {
  question: ReturnType<typeof useReview>["review"]["answer"]["questions"][number];
  number: number;
  edit: Edit;
  onEdit: (edit: Edit) => void;
}

function Question({ question, number, edit, onEdit }: QuestionProps): ReactNode {
  const words = useWords(QUESTIONS);
  const { text: _text, ...unedited } = edit;
  return (
    <li className={`rounded-lg border border-line px-4 py-3 ${edit.left ? "border-dashed bg-wash" : "bg-paper"}`}>
      <div className="mb-2 flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        <span className="text-base font-semibold text-accent">{number}</span>
        <SeverityBadge severity={question.importance} />
        {words.from[question.from.kind]}
        {question.from.kind === "contradiction" ? (
          <Link href={`/contradictions/${question.from.id}`} className="text-accent underline">
            {words.open}
          </Link>
        ) : null}
        <label className="ml-auto flex items-center gap-1.5 text-sm text-ink">
          <input
            type="checkbox"
            className="accent-accent"
            checked={edit.left !== true}
            onChange={({ target }) => onEdit({ ...edit, left: !target.checked })}
          />
          {words.include}
        </label>
      </div>
      <textarea
        aria-label={words.edit(number)}
        dir="auto"
        className={`${INPUT} field-sizing-content min-h-10 resize-y ${edit.left ? "line-through" : ""}`}
        value={edit.text ?? question.question}
        onChange={({ target }) => onEdit({ ...edit, text: target.value })}
      />
      {question.changes === null ? null : (
        <p className="mt-1.5 text-sm text-ink-soft">
          <span className="text-ink-faint">{words.changes}</span> <Said>{question.changes}</Said>
        </p>
      )}
      {edit.text === undefined ? null : (
        <Button look="quiet" className="mt-1 min-h-7 px-2 text-xs" onClick={() => onEdit(unedited)}>
          {words.reset}
        </Button>
      )}
    </li>
  );
}
