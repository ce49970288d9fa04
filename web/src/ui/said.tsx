import { memo, type ReactNode } from "react";
import { tied } from "../../../src/i18n/tied.ts";
import { useLanguage, useWords } from "../i18n/language.tsx";
import { SHELL } from "../i18n/shell.ts";
import { revealed } from "../view/controls.ts";
import { numbered } from "../view/numbered.ts";

interface SaidProps {
  children: string;
  className?: string;
  /** Somebody's own words, letter for letter: what is copied from here is what they wrote. */
  asWritten?: boolean;
  /** The element it is written in. */
  as?: "span" | "p" | "q" | "blockquote" | "div" | "h1" | "h2" | "h3" | "td";
}

/** Words from a document, an analyst or a model: text and nothing else, in their own direction, nothing unseen in them. */
export const Said = memo(function Said({
  children,
  className = "",
  asWritten = false,
  as: Element = "span",
}: SaidProps): ReactNode {
  const words = useWords(SHELL);
  const { locale } = useLanguage();
  return (
    <Element className={`said ${className}`} dir="auto">
      {numbered(revealed(locale === "fr" && !asWritten ? tied(children) : children)).map(({ item: piece, number }) =>
        "text" in piece ? (
          piece.text
        ) : (
          <span
            key={number}
            className="rounded bg-bad-wash px-0.5 font-mono text-xs text-bad"
            title={words.control(piece.code)}
          >
            ⟦{piece.code}⟧
          </span>
        ),
      )}
    </Element>
  );
});
