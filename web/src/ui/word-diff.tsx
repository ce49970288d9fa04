import { memo, type ReactNode } from "react";
import { withoutMarkdown } from "../../../src/i18n/without-markdown.ts";
import { numbered } from "../view/numbered.ts";
import { wordChanges } from "../view/word-changes.ts";
import { Said } from "./said.tsx";

/** Before and after in one text: what went is struck through, what came is underlined; never by colour alone. */
export const WordDiff = memo(function WordDiff({ before, after }: { before: string; after: string }): ReactNode {
  return (
    <p className="said leading-relaxed" dir="auto" data-testid="diff">
      {numbered(wordChanges(withoutMarkdown(before), withoutMarkdown(after))).map(
        ({ number, item: { added, removed, value } }) => {
          const words = <Said>{value}</Said>;
          if (added)
            return (
              <ins key={number} className="rounded-sm bg-good-wash text-good underline decoration-2">
                {words}
              </ins>
            );
          if (removed)
            return (
              <del key={number} className="rounded-sm bg-bad-wash text-bad line-through">
                {words}
              </del>
            );
          return <Said key={number}>{value}</Said>;
        },
      )}
    </p>
  );
});
