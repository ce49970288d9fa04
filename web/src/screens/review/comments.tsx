import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Address } from "../../../../src/domain/address.ts";
import { placeKey } from "../../../../src/domain/place-key.ts";
import type { CommentLine } from "../../../../src/server/contract.ts";
import { commentsQuery, useCloseComment, useComment } from "../../api/follow-up.ts";
import { COMMENTS } from "../../i18n/comments.ts";
import { DECISIONS } from "../../i18n/decisions.ts";
import { useLanguage, useWords } from "../../i18n/language.tsx";
import { day } from "../../i18n/numbers.ts";
import { Button, Field, INPUT } from "../../ui/controls.tsx";
import { Quoted } from "../../ui/quoted.tsx";
import { Said } from "../../ui/said.tsx";
import { Failure } from "../../ui/states.tsx";
import { rememberedName, rememberName } from "./contradictions/remembered-name.ts";
import { useReview } from "./current-review.ts";

/** What was said at this place, and a field to say more. */
export function CommentsAt({ place, words: passage }: { place: Address; words?: string | undefined }): ReactNode {
  const words = useWords(COMMENTS);
  const { record } = useReview();
  const said = useQuery(commentsQuery(record.dealId)).data ?? [];
  const here = said.filter((one) => placeKey(one.place, "cell") === placeKey(place, "cell"));
  return (
    <div className="mt-3 text-sm" data-testid="comments">
      <CommentList comments={here} dealId={record.dealId} />
      <details>
        <summary className="w-fit rounded text-accent underline underline-offset-2">{words.add}</summary>
        <CommentForm place={place} passage={passage ?? null} dealId={record.dealId} />
      </details>
    </div>
  );
}

interface CommentListProps {
  comments: readonly CommentLine[];
  dealId: string;
  /** Where each is shown away from its passage. */
  onOpen?: (comment: CommentLine) => void;
}

/** Comments in the order they were made; each can be settled. */
export function CommentList({ comments, dealId, onOpen }: CommentListProps): ReactNode {
  const words = useWords(COMMENTS);
  const { locale } = useLanguage();
  const close = useCloseComment(dealId);
  if (comments.length === 0) return null;
  return (
    <ul className="mb-2 divide-y divide-line rounded-md border border-line">
      {comments.map((comment) => (
        <li key={comment.id} className={`space-y-1 px-3 py-2 ${comment.closedAt === null ? "" : "text-ink-faint"}`}>
          {onOpen === undefined || comment.words === null ? null : <Quoted as="p">{comment.words}</Quoted>}
          <Said as="p">{comment.text}</Said>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
            <span>{words.said({ by: comment.by, day: day(comment.at, locale) })}</span>
            {onOpen === undefined ? null : (
              <button type="button" className="text-accent underline" onClick={() => onOpen(comment)}>
                {words.open}
              </button>
            )}
            {comment.closedAt === null ? (
              <button type="button" className="underline" onClick={() => close.mutate(comment.id)}>
                {words.close}
              </button>
            ) : (
              <span>{words.closed}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function CommentForm({
  place,
  passage,
  dealId,
}: {
  place: Address;
  passage: string | null;
  dealId: string;
}): ReactNode {
  const words = useWords(COMMENTS);
  const asked = useWords(DECISIONS);
  const comment = useComment(dealId);
  const [text, setText] = useState("");
  const [by, setBy] = useState(rememberedName);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberName(by);
    comment.mutate({ place, words: passage, text, by }, { onSuccess: () => setText("") });
  };
  return (
    <form
      onSubmit={submit}
      className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 [&>:first-child]:col-span-full"
    >
      <Field label={words.text}>
        {(given) => (
          <textarea
            {...given}
            className={`${INPUT} min-h-9`}
            rows={1}
            required
            maxLength={4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label={asked.by}>
        {(given) => (
          <input
            {...given}
            className={INPUT}
            required
            maxLength={200}
            autoComplete="name"
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={comment.isPending}>
        {words.put}
      </Button>
      {comment.isError ? <Failure error={comment.error} /> : null}
    </form>
  );
}
