import { memo, type ReactNode, useMemo } from "react";
import { CHECK_WORDS } from "../../../../../src/i18n/check.ts";
import type { CheckedText, TextVerdict } from "../../../../../src/server/contract.ts";
import { CHECK } from "../../../i18n/check.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Scroller } from "../../../ui/scroller.tsx";

/** Never by colour alone: each verdict has a mark and a line of its own. */
const LOOK: Record<TextVerdict, { mark: string; line: string }> = {
  contradicted: { mark: "✗", line: "bg-bad-wash underline decoration-bad decoration-wavy" },
  not_found: { mark: "∅", line: "bg-transparent underline decoration-warn decoration-dashed" },
  unclear: { mark: "?", line: "bg-transparent underline decoration-line-strong decoration-dotted" },
  supported: { mark: "✓", line: "bg-transparent underline decoration-good" },
  no_claim: { mark: "", line: "bg-transparent" },
};

/** Where a sentence stands on the page. */
export const anchorOf = (start: number): string => `s${start}`;

/** The text as it was given, every sentence with its verdict. */
export const MarkedText = memo(function MarkedText({ checked }: { checked: CheckedText }): ReactNode {
  const words = useWords(CHECK);
  const { verdicts } = useWords(CHECK_WORDS);
  const pieces = useMemo(() => piecesOf(checked), [checked]);
  return (
    <Panel title={words.inPlace} className="xl:sticky xl:top-16">
      <Scroller label={words.inPlace} className="xl:max-h-[calc(100vh-9rem)] xl:overflow-y-auto">
        <div className="text-sm leading-relaxed" data-testid="marked">
          {pieces.map(({ text, start, sentence }) =>
            sentence === null ? (
              <Said key={start} asWritten>
                {text}
              </Said>
            ) : (
              <mark
                key={start}
                id={anchorOf(start)}
                title={[verdicts[sentence.verdict], ...sentence.claims.map(({ explanation }) => explanation)].join(
                  "\n",
                )}
                className={`scroll-mt-24 text-ink decoration-2 underline-offset-4 target:bg-accent-wash ${LOOK[sentence.verdict].line}`}
              >
                {LOOK[sentence.verdict].mark === "" ? null : (
                  <>
                    <span aria-hidden className="mr-0.5 inline-block font-semibold no-underline">
                      {LOOK[sentence.verdict].mark}
                    </span>
                    <span className="sr-only">{`[${verdicts[sentence.verdict]}] `}</span>
                  </>
                )}
                <Said asWritten>{text}</Said>
              </mark>
            ),
          )}
        </div>
      </Scroller>
    </Panel>
  );
});

interface Piece {
  text: string;
  start: number;
  sentence: CheckedText["sentences"][number] | null;
}

/** Sentences and what stands between them, nothing lost. */
function piecesOf({ text, sentences }: CheckedText): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const { start, end } = sentence;
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, sentence: null });
    pieces.push({ text: text.slice(start, end), start, sentence });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, sentence: null });
  return pieces;
}
