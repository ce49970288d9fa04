import type { ReactNode } from "react";
import { RED_FLAG_SENTENCES } from "../../../../../src/i18n/red-flags.ts";
import type { ReviewDocument } from "../../../../../src/server/contract.ts";
import { ANSWER } from "../../../i18n/answer.ts";
import { useWords } from "../../../i18n/language.tsx";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { Badge, type Tone } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { useReview } from "../current-review.ts";

type Flag = ReviewDocument["answer"]["redFlags"][number];

/** As many as are read at once. */
const FIRST = 5;

const SEVERITY: Record<NonNullable<Flag["severity"]>, Tone> = {
  CRITICAL: "bad",
  HIGH: "bad",
  MEDIUM: "warn",
  LOW: "plain",
};

/** Warnings, gravest first, each in a line; what stands behind one is a click away. What cannot be true is told above. */
export function RedFlags(): ReactNode {
  const words = useWords(ANSWER);
  const overview = useWords(OVERVIEW);
  const { redFlags } = useReview().review.answer;
  const told = redFlags.filter(({ from }) => from.kind !== "inconsistency");
  const flags = told.filter(({ about }) => about !== "analyst");
  const ofAnalysts = told.filter(({ about }) => about === "analyst");
  const above = redFlags.length - told.length;
  if (told.length === 0) return null;
  return (
    <Panel
      id="red-flags"
      title={words.redFlags}
      aside={<span className="text-sm text-ink-faint">{flags.length}</span>}
      className="scroll-mt-16"
    >
      <ul className="divide-y divide-line">{flags.slice(0, FIRST).map(flagLine)}</ul>
      {flags.length <= FIRST ? null : (
        <details className="border-t border-line pt-2 text-sm">
          <summary className="font-medium text-accent">{words.more(flags.length - FIRST)}</summary>
          <ul className="divide-y divide-line">{flags.slice(FIRST).map(flagLine)}</ul>
        </details>
      )}
      {ofAnalysts.length === 0 ? null : (
        <details className={`text-sm ${flags.length === 0 ? "" : "border-t border-line pt-2"}`}>
          <summary className="text-ink-soft">{overview.analystFaults(ofAnalysts.length)}</summary>
          <p className="mt-1 text-xs text-ink-faint">{overview.analystFaultsIntro}</p>
          <ul className="divide-y divide-line">{ofAnalysts.map(flagLine)}</ul>
        </details>
      )}
      {above === 0 ? null : (
        <a
          href={`#${redFlags.find(({ from }) => from.kind === "inconsistency")?.from.id}`}
          className="mt-2 inline-block text-sm text-accent underline"
        >
          {words.seeAbove(above)}
        </a>
      )}
    </Panel>
  );
}

const flagLine = (flag: Flag) => <RedFlag key={flag.id} flag={flag} />;

function RedFlag({ flag }: { flag: Flag }): ReactNode {
  const words = useWords(ANSWER);
  const say = useWords(RED_FLAG_SENTENCES);
  // One whose source is false is told with what is wrong about it.
  const text = flag.standing === "false" ? flag.text : (flag.words ?? flag.text);
  const behind = (
    [
      [say.because, flag.because],
      [say.impact, flag.impact],
      [say.question, flag.question],
    ] as const
  ).flatMap(([label, said]) => (said === undefined ? [] : [{ label, said }]));
  return (
    <li className="py-2 text-sm">
      <p>
        {flag.severity === null ? null : <Badge tone={SEVERITY[flag.severity]}>{say.severity[flag.severity]}</Badge>}{" "}
        <Said>{text}</Said>{" "}
        {flag.agentName === undefined ? null : (
          <span className="text-xs text-ink-faint">
            <Said>{flag.agentName}</Said>
            {flag.shownBy !== undefined ? (
              <>
                {" · "}
                <a href={`#${flag.shownBy}`} className="text-accent underline">
                  {words.shownAbove}
                </a>
              </>
            ) : flag.standing === undefined ? null : (
              ` · ${words.standing[flag.standing]}`
            )}
          </span>
        )}
      </p>
      {behind.length === 0 ? null : (
        <details className="mt-0.5 text-xs text-ink-soft">
          <summary className="text-accent">{behind.map(({ label }) => label.toLowerCase()).join(", ")}</summary>
          <dl className="mt-1 space-y-1">
            {behind.map(({ label, said }) => (
              <div key={label}>
                <dt className="inline text-ink-faint">{label}: </dt>
                <dd className="inline">
                  <Said>{said}</Said>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
