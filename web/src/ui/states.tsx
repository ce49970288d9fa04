import type { ReactNode } from "react";
import { useWords } from "../i18n/language.tsx";
import { SHELL } from "../i18n/shell.ts";
import { numbered } from "../view/numbered.ts";
import { Button } from "./controls.tsx";

/** Grey shapes where the content will stand; said once to who does not see them. */
export function Loading({ lines = 6 }: { lines?: number }): ReactNode {
  const words = useWords(SHELL);
  return (
    <div role="status" className="space-y-3 p-4">
      <span className="sr-only">{words.loading}</span>
      {Array.from({ length: lines }, (_, at) => at).map((at) => (
        <div key={at} className={`skeleton h-5 ${["w-3/4", "w-full", "w-5/6", "w-2/3"][at % 4]}`} />
      ))}
    </div>
  );
}

interface FailureProps {
  error: unknown;
  retry?: () => void;
  /** It stands for a whole page. */
  page?: boolean;
}

/** What went wrong, in the server's words, and a way to try again. */
export function Failure({ error, retry, page = false }: FailureProps): ReactNode {
  const words = useWords(SHELL);
  const { message, hint } = worded(error);
  const Title = page ? "h1" : "p";
  return (
    <div role="alert" className={`rounded-lg border border-bad bg-bad-wash p-4 text-sm ${page ? "m-4" : ""}`}>
      <Title className="font-semibold text-bad">{words.failed}</Title>
      <p className="mt-1 wrap-anywhere">{message || words.offline}</p>
      {hint === undefined ? null : <p className="mt-1 text-ink-soft">{withCommands(hint)}</p>}
      {retry === undefined ? null : (
        <Button className="mt-3" onClick={retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

/** What is to be typed stands between backticks in the server's words. */
const withCommands = (hint: string): ReactNode =>
  numbered(hint.split("`")).map(({ item, number }) =>
    number % 2 === 1 ? (
      item
    ) : (
      <code key={number} className="font-mono text-xs">
        {item}
      </code>
    ),
  );

function worded(error: unknown): { message: string; hint?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const hint = "hint" in error && typeof error.hint === "string" ? error.hint : undefined;
  return hint === undefined ? { message: error.message } : { message: error.message, hint };
}

interface EmptyProps {
  title: string;
  /** It stands for a whole page, and its title is the page's heading. */
  page?: boolean;
  children?: ReactNode;
}

/** Nothing here, why, and what to do about it. */
export function Empty({ title, page = false, children }: EmptyProps): ReactNode {
  const Title = page ? "h1" : "p";
  return (
    <div className="px-4 py-10 text-center">
      <Title className="font-semibold">{title}</Title>
      {children === undefined ? null : <div className="mx-auto mt-1 max-w-prose text-sm text-ink-soft">{children}</div>}
    </div>
  );
}
