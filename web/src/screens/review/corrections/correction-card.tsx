import { memo, type ReactNode, useEffect, useRef } from "react";
import type { Decision } from "../../../../../src/server/contract.ts";
import { CORRECTIONS } from "../../../i18n/corrections.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { number } from "../../../i18n/numbers.ts";
import { Badge } from "../../../ui/badges.tsx";
import { Button } from "../../../ui/controls.tsx";
import { Said } from "../../../ui/said.tsx";
import { WordDiff } from "../../../ui/word-diff.tsx";
import type { Correction } from "./use-correction.ts";

interface CorrectionCardProps {
  correction: Correction;
  decided: Decision | undefined;
  current: boolean;
  onAccept: () => void;
  onReject: () => void;
}

const STATUS_TONE = { FIXED: "good", PARTIALLY_FIXED: "warn", CANNOT_FIX: "bad" } as const;

/** One correction at its place: the objection, the text before and after, the source. */
export const CorrectionCard = memo(function CorrectionCard({
  correction,
  decided,
  current,
  onAccept,
  onReject,
}: CorrectionCardProps): ReactNode {
  const words = useWords(CORRECTIONS);
  const { locale } = useLanguage();
  const { critique, improvement } = correction;
  const { change, justification, confidenceImpact } = improvement;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) card.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const rejected = decided?.kind === "reject_correction";
  const proofs: [string, string | undefined][] = [
    [words.source, justification.sourceUsed],
    [words.calculation, justification.calculationShown],
    [words.crossReference, justification.crossReferenceResult],
    [words.searched, justification.ifCannotFix],
  ];
  return (
    <article
      ref={card}
      data-testid="correction"
      aria-current={current || undefined}
      className={`row-lazy rounded-lg border bg-paper ${current ? "border-accent" : "border-line"}`}
    >
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 text-sm">
        <Badge tone={STATUS_TONE[improvement.status]}>{words.status[improvement.status]}</Badge>
        <h3 className="font-semibold">{words.type[critique.type]}</h3>
        <span className="text-xs text-ink-faint">{words.severity[critique.severity]}</span>
      </header>
      <div className="space-y-2 px-4 py-3 text-sm">
        <Said as="p" className="text-ink-soft">
          {critique.issue}
        </Said>
        <div className="rounded-md border border-line bg-wash px-3 py-2">
          <p className="mb-1 text-xs text-ink-faint">{words.change[change.type]}</p>
          <WordDiff before={change.before} after={change.after} />
        </div>
        <dl className="grid gap-x-3 gap-y-0.5 text-xs sm:grid-cols-[auto_1fr]">
          {proofs.map(([name, text]) =>
            text === undefined ? null : (
              <div key={name} className="contents">
                <dt className="text-ink-faint">{name}</dt>
                <dd>
                  <Said>{text}</Said>
                </dd>
              </div>
            ),
          )}
          <dt className="text-ink-faint">{words.impact}</dt>
          <dd>
            <Said>{critique.impactOnBA}</Said>
          </dd>
        </dl>
        <footer className="flex flex-wrap items-center justify-end gap-2">
          {confidenceImpact === 0 ? null : (
            <span className="mr-auto text-xs text-ink-faint">
              {words.confidenceBy(`${confidenceImpact > 0 ? "+" : ""}${number(confidenceImpact, locale, 0)}`)}
            </span>
          )}
          {decided === undefined ? null : (
            <span className={`text-xs font-medium ${rejected ? "text-bad" : "text-good"}`} title={decided.reason}>
              {rejected ? words.rejected(decided.by) : words.accepted(decided.by)}
            </span>
          )}
          <Button className="min-h-8" onClick={onAccept}>
            {words.accept}
          </Button>
          <Button className="min-h-8" onClick={onReject}>
            {words.reject}
          </Button>
        </footer>
      </div>
    </article>
  );
});
