import { type ReactNode, useState } from "react";
import type { Address } from "../../../../../src/domain/address.ts";
import { CHECK_WORDS } from "../../../../../src/i18n/checks/checks.ts";
import type { ReviewDocument } from "../../../../../src/server/contract.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { COLON } from "../../../i18n/numbers.ts";
import { Badge, type Tone } from "../../../ui/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { numbered } from "../../../view/numbered.ts";
import { useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";

type Check = NonNullable<ReviewDocument["checks"]>[number];
type Finding = Check["findings"][number];
type Open = (place: OpenPlace) => void;

const TONE: Record<Check["status"], Tone> = {
  flag: "bad",
  question: "warn",
  holds: "good",
  computed: "plain",
  missing: "plain",
  failed: "bad",
};

/** The checks a professional makes, a line each: what does not hold is open, the rest a click away. */
export function Checks(): ReactNode {
  const words = useWords(CHECK_WORDS);
  const { checks } = useReview().review;
  const [open, setOpen] = useState<OpenPlace | null>(null);
  if (checks === undefined || checks.length === 0) return null;
  return (
    <Panel id="checks" title={words.section} className="scroll-mt-16">
      <p className="text-sm text-ink-soft">{words.intro}</p>
      <ul className="mt-1 divide-y divide-line">
        {checks
          .filter((check) => !isWaiting(check))
          .map((check) => (
            <li key={check.id} className="py-2 text-sm">
              <details open={check.status === "flag"}>
                <summary className="flex cursor-pointer flex-wrap items-center gap-2">
                  <span className="font-semibold">{check.title}</span>
                  <Badge tone={TONE[check.status]}>{words.status[check.status]}</Badge>
                </summary>
                <CheckBody check={check} onOpen={setOpen} />
              </details>
            </li>
          ))}
      </ul>
      <Waiting checks={checks.filter(isWaiting)} />
      {open === null ? null : <PlaceDialog place={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** Nothing of what it needs is here: told in one place with the others. */
const isWaiting = ({ status, findings, tables }: Check): boolean =>
  status === "missing" && findings.length === 0 && tables.length === 0;

function Waiting({ checks }: { checks: readonly Check[] }): ReactNode {
  const words = useWords(CHECK_WORDS);
  if (checks.length === 0) return null;
  return (
    <details className="border-t border-line py-2 text-sm">
      <summary className="flex cursor-pointer flex-wrap items-center gap-2">
        <span className="font-semibold">{words.notMade}</span>
        <Badge>{checks.length}</Badge>
        <span className="text-ink-soft">{checks.map(({ title }) => title).join(", ")}</span>
      </summary>
      <ul className="mt-1 space-y-1 pl-1">
        {checks.map(({ id, title, inputs }) => (
          <li key={id}>
            <span className="font-medium">{title}</span>{" "}
            <Said className="text-ink-soft">
              {inputs.flatMap(({ name, place }) => (place === null ? [name] : [])).join(", ")}
            </Said>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CheckBody({ check, onOpen }: { check: Check; onOpen: Open }): ReactNode {
  const colon = COLON[useLanguage().locale];
  const words = useWords(CHECK_WORDS);
  const missing = check.inputs.filter(({ place }) => place === null);
  return (
    <div className="mt-1 space-y-2 pl-1">
      {check.status === "failed" ? <p className="font-medium text-bad">{words.failed(check.reason)}</p> : null}
      <ul className="space-y-2">
        {check.findings.map((finding) => (
          <FindingLine key={`${finding.id} ${finding.text}`} finding={finding} title={check.title} onOpen={onOpen} />
        ))}
      </ul>
      {check.tables.map((table) => (
        <ComputedTable key={table.title} table={table} />
      ))}
      {missing.length === 0 ? null : (
        <p className="text-ink-soft">
          {`${words.missing}${colon}`}
          <Said>{missing.map(({ name }) => name).join(", ")}</Said>
        </p>
      )}
    </div>
  );
}

function FindingLine({ finding, title, onOpen }: { finding: Finding; title: string; onOpen: Open }): ReactNode {
  const words = useWords(CHECK_WORDS);
  const colon = COLON[useLanguage().locale];
  const lines = (
    [
      [words.sum, finding.sum],
      [words.impact, finding.impact],
      [words.ask, finding.question],
    ] as const
  ).flatMap(([label, text]) => (text === null || text === "" ? [] : [{ label, text }]));
  return (
    <li>
      <p>
        <Badge tone={TONE[finding.verdict]}>{words.status[finding.verdict]}</Badge> <Said>{finding.text}</Said>{" "}
        {finding.shownBy === undefined ? null : (
          <a href={`#${finding.shownBy}`} className="text-xs text-accent underline">
            {words.toldAbove}
          </a>
        )}
      </p>
      <dl className="mt-0.5 space-y-0.5 text-ink-soft">
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt className="inline text-ink-faint">{`${label}${colon}`}</dt>
            <dd className="inline">
              <Said>{text}</Said>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-3">
        {numbered(finding.places).map(({ number, item }) => (
          <button
            key={number}
            type="button"
            title={words.open(item.reference)}
            onClick={() =>
              onOpen({ title: `${title} · ${item.reference}`, at: item.address as Address, words: item.passage })
            }
            className="text-left text-xs text-accent underline"
          >
            <Said>{`${item.printed} · ${item.reference}`}</Said>
          </button>
        ))}
      </p>
    </li>
  );
}

function ComputedTable({ table }: { table: Check["tables"][number] }): ReactNode {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-xs">
        <caption className="py-1 text-left font-medium text-ink-soft">
          <Said>{table.title}</Said>
        </caption>
        <thead>
          <tr>
            {numbered(table.head).map(({ number, item }) => (
              <th key={number} scope="col" className={number === 1 ? "py-0.5 pr-3" : "py-0.5 pr-3 text-right"}>
                <Said>{item}</Said>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {numbered(table.rows).map(({ number, item: row }) => (
            <tr key={number}>
              {numbered(row).map(({ number: column, item }) => (
                <td key={column} className={column === 1 ? "py-0.5 pr-3" : "py-0.5 pr-3 text-right tabular-nums"}>
                  <Said>{item}</Said>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.note === undefined ? null : <p className="text-xs text-ink-faint">{table.note}</p>}
    </div>
  );
}
