import { type ReactNode, useMemo, useState } from "react";
import { CHECK_WORDS } from "../../../../../src/i18n/check.ts";
import { withoutMarkdown } from "../../../../../src/i18n/without-markdown.ts";
import type { CheckedText } from "../../../../../src/server/contract.ts";
import { CHECK } from "../../../i18n/check.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Badge } from "../../../ui/badges.tsx";
import { Button } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Quoted } from "../../../ui/quoted.tsx";
import { Said } from "../../../ui/said.tsx";
import type { OpenPlace } from "../place-dialog.tsx";
import { anchorOf } from "./marked-text.tsx";
import { VERDICT_TONE, VERDICTS } from "./tally.tsx";

type Sentence = CheckedText["sentences"][number];
type Claim = Sentence["claims"][number];

interface FaultsProps {
  sentences: readonly Sentence[];
  onOpen: (place: OpenPlace) => void;
}

/** As many as are read at once. */
const STEP = 30;

/** What is wrong with the text, worst first: each claim with its verdict, the place and the words there. */
export function Faults({ sentences, onOpen }: FaultsProps): ReactNode {
  const words = useWords(CHECK);
  const [most, setMost] = useState(STEP);
  const faults = useMemo(
    () =>
      VERDICTS.filter((verdict) => verdict !== "supported" && verdict !== "no_claim").flatMap((verdict) =>
        sentences.filter((one) => one.verdict === verdict),
      ),
    [sentences],
  );
  const held = sentences.filter(({ verdict }) => verdict === "supported");
  const rest = sentences.filter(({ verdict, kind }) => verdict === "no_claim" && kind !== "heading");
  return (
    <div className="space-y-3">
      <Panel
        title={words.worstFirst}
        aside={<span className="text-sm text-ink-faint">{words.count(faults.length)}</span>}
      >
        {faults.length === 0 ? <p className="text-sm">{words.nothingWrong}</p> : null}
        <Sentences sentences={faults.slice(0, most)} onOpen={onOpen} />
        {faults.length <= most ? null : <Button onClick={() => setMost(most + STEP)}>{words.next}</Button>}
      </Panel>
      {held.length === 0 ? null : (
        <details className="rounded-lg border border-line bg-paper">
          <summary className="px-4 py-2.5 text-sm font-semibold hover:bg-wash">{words.held(held.length)}</summary>
          <div className="border-t border-line px-4 py-1">
            <Sentences sentences={held} onOpen={onOpen} />
          </div>
        </details>
      )}
      {rest.length === 0 ? null : (
        <details className="rounded-lg border border-line bg-paper">
          <summary className="px-4 py-2.5 text-sm font-semibold hover:bg-wash">{words.rest(rest.length)}</summary>
          <ul className="list-disc space-y-1 border-t border-line px-8 py-3 text-sm text-ink-soft">
            {rest.map(({ text, start }) => (
              <li key={start}>
                <Said>{withoutMarkdown(text)}</Said>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Sentences({ sentences, onOpen }: FaultsProps): ReactNode {
  const words = useWords(CHECK);
  const { verdicts } = useWords(CHECK_WORDS);
  return (
    <ul className="divide-y divide-line">
      {sentences.map(({ text, start, verdict, claims }) => (
        <li key={start} className="py-3 text-sm">
          <p className="flex items-center justify-between gap-2">
            <Badge tone={VERDICT_TONE[verdict]}>{verdicts[verdict]}</Badge>
            <a href={`#${anchorOf(start)}`} className="shrink-0 text-xs text-accent underline">
              {words.inText}
            </a>
          </p>
          <Said as="p" className="mt-1 font-medium">
            {withoutMarkdown(text)}
          </Said>
          <ul className="space-y-2">
            {told(claims, verdict).map((claim) => (
              <ClaimLine key={`${claim.quote}${claim.explanation}`} claim={claim} onOpen={onOpen} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The claims that made the verdict, each said once. */
function told(claims: readonly Claim[], verdict: Sentence["verdict"]): Claim[] {
  const own = claims.filter((claim) => claim.verdict === verdict);
  // A sentence that holds only in part: what does not hold is told.
  const shown = own.length > 0 ? own : claims.filter((claim) => claim.verdict !== "supported");
  return shown.filter(
    ({ explanation, found }, at) =>
      shown.findIndex((one) => one.explanation === explanation && one.found === found) === at,
  );
}

function ClaimLine({ claim, onOpen }: { claim: Claim; onOpen: FaultsProps["onOpen"] }): ReactNode {
  const words = useWords(CHECK);
  const { explanation, found, at, reference } = claim;
  return (
    <li className="mt-1">
      <Said as="p" className="text-ink-soft">
        {explanation}
      </Said>
      {found === null ? null : (
        <blockquote className="mt-1 border-l-2 border-line-strong pl-3 text-xs">
          <Quoted>{found}</Quoted>{" "}
          {at === null || reference === null ? null : (
            <button
              type="button"
              title={words.open(reference)}
              onClick={() => onOpen({ title: reference, at, words: found })}
              className="text-accent underline"
            >
              {reference}
            </button>
          )}
        </blockquote>
      )}
    </li>
  );
}
