import { type ReactNode, useCallback } from "react";
import { useSearchParams } from "wouter";
import { EVIDENCE } from "../../../i18n/evidence.ts";
import { useWords } from "../../../i18n/language.tsx";
import { TERMS } from "../../../i18n/terms.ts";
import { useShortcuts } from "../../../keyboard/shortcuts.ts";
import { Badge, CITATION_TONE } from "../../../ui/badges.tsx";
import { Choice } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Quoted } from "../../../ui/quoted.tsx";
import { Said } from "../../../ui/said.tsx";
import type { Exhibit } from "../../../view/exhibits.ts";
import { numbered } from "../../../view/numbered.ts";
import { ExhibitView } from "./exhibit-view.tsx";

interface EvidenceProps {
  exhibits: readonly Exhibit[];
  /** Whether the passages were looked at: a contradiction listed without a verdict had none weighed. */
  weighed: boolean;
}

/** The passages the case rests on, one at a time or two side by side. The address names them: it can be sent on. */
export function Evidence({ exhibits, weighed }: EvidenceProps): ReactNode {
  const words = useWords(EVIDENCE);
  const [query, setQuery] = useSearchParams();
  const chosen = (name: string) => {
    const number = Number(query.get(name));
    return Number.isInteger(number) && number >= 1 && number <= exhibits.length ? number : null;
  };
  const shown = chosen("evidence") ?? 1;
  const beside = chosen("beside");
  const show = useCallback(
    (name: "evidence" | "beside", number: number | null) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          if (number === null) next.delete(name);
          else next.set(name, String(number));
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const step = (by: number) => show("evidence", Math.max(1, Math.min(exhibits.length, shown + by)));
  useShortcuts({ n: () => step(1), p: () => step(-1) });
  const [first, second] = [exhibits[shown - 1], beside === null ? undefined : exhibits[beside - 1]];
  if (first === undefined) {
    return (
      <Panel title={words.evidence}>
        <p className="text-sm text-ink-soft">{weighed ? words.noEvidence : words.notWeighed}</p>
      </Panel>
    );
  }
  const comparison =
    exhibits.length < 2 ? null : (
      <Choice
        label={words.compare}
        value={beside ?? ""}
        onChange={({ target }) => show("beside", target.value === "" ? null : Number(target.value))}
      >
        <option value="">{beside === null ? words.compare : words.alone}</option>
        {numbered(exhibits).map(({ number, item: { reference } }) =>
          number === shown ? null : <option key={number} value={number}>{`${number} · ${reference}`}</option>,
        )}
      </Choice>
    );
  return (
    <Panel title={words.evidence} aside={comparison} id="evidence">
      <ol className="mb-3 flex flex-wrap gap-2" data-testid="exhibits">
        {numbered(exhibits).map(({ number, item: exhibit }) => (
          <li key={number} className="max-w-full">
            <button
              type="button"
              aria-pressed={number === shown}
              onClick={() => show("evidence", number)}
              className={`max-w-full rounded-md border px-2.5 py-1.5 text-left text-sm ${number === shown ? "border-accent bg-accent-wash font-semibold text-accent" : "border-line text-ink-soft hover:bg-sunk"}`}
            >
              {number} · <Said>{exhibit.reference}</Said>
            </button>
          </li>
        ))}
      </ol>
      <div className={second === undefined ? "" : "grid gap-4 lg:grid-cols-2"}>
        <Shown exhibit={first} />
        {second === undefined ? null : <Shown exhibit={second} />}
      </div>
    </Panel>
  );
}

function Shown({ exhibit }: { exhibit: Exhibit }): ReactNode {
  const words = useWords(EVIDENCE);
  const terms = useWords(TERMS);
  return (
    <div className="min-w-0">
      <div className="mb-2 space-y-1 text-sm">
        {exhibit.address.kind === "cell"
          ? null
          : exhibit.passages.map((passage) => (
              <Quoted key={passage} as="p" className="font-medium">
                {passage}
              </Quoted>
            ))}
        {exhibit.calculations.map((calculation) => (
          <Said key={calculation} as="p" className="font-mono text-xs">
            {calculation}
          </Said>
        ))}
        <p className="flex flex-wrap gap-1.5">
          {exhibit.supports.length === 0 ? null : (
            <Badge long tone="good">
              {words.supports(exhibit.supports.join(", "))}
            </Badge>
          )}
          {exhibit.against.length === 0 ? null : (
            <Badge long tone="bad">
              {words.against(exhibit.against.join(", "))}
            </Badge>
          )}
          {exhibit.citedBy.map(({ agentName, status, quote }) => (
            <Badge long key={`${agentName}${status}${quote ?? ""}`} tone={CITATION_TONE[status]}>
              {words.citedAs(agentName, terms.citation[status].toLowerCase())}
            </Badge>
          ))}
        </p>
      </div>
      <ExhibitView address={exhibit.address} words={exhibit.passages[0]} />
    </div>
  );
}
