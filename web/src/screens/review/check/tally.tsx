import type { ReactNode } from "react";
import { CHECK_WORDS } from "../../../../../src/i18n/check.ts";
import type { CheckedText, TextVerdict } from "../../../../../src/server/contract.ts";
import { CHECK } from "../../../i18n/check.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Badge, type Tone } from "../../../ui/badges.tsx";

export const VERDICTS: readonly TextVerdict[] = ["contradicted", "not_found", "unclear", "supported", "no_claim"];

export const VERDICT_TONE: Record<TextVerdict, Tone> = {
  contradicted: "bad",
  not_found: "warn",
  unclear: "plain",
  supported: "good",
  no_claim: "plain",
};

/** How many sentences got which verdict, and what it means. */
export function Tally({ sentences }: Pick<CheckedText, "sentences">): ReactNode {
  const words = useWords(CHECK);
  const { verdicts } = useWords(CHECK_WORDS);
  const said = sentences.filter(({ kind }) => kind !== "heading");
  return (
    <div role="status">
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
        {VERDICTS.map((verdict) => (
          <li key={verdict} className="rounded-lg border border-line bg-paper px-3 py-2">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Badge tone={VERDICT_TONE[verdict]}>{verdicts[verdict]}</Badge>
              <span className="text-sm font-semibold">
                {words.count(said.filter((one) => one.verdict === verdict).length)}
              </span>
            </p>
            <p className="mt-1 text-xs text-ink-soft">{words.means[verdict]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
