import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { CHECK_STATUSES, type CheckStatus } from "../../../../../src/domain/follow-up.ts";
import { CHECKLIST_WORDS } from "../../../../../src/i18n/checklist.ts";
import type { ChecklistEdit, ChecklistLine } from "../../../../../src/server/contract.ts";
import { checklistQuery, useEditCheck } from "../../../api/follow-up.ts";
import { DECIDE } from "../../../i18n/decide.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { SeverityBadge } from "../../../ui/badges.tsx";
import { Choice, INPUT } from "../../../ui/controls.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure, Loading } from "../../../ui/states.tsx";

/** The things to verify, each with who does it, how far it is, and what was found. */
export function Checklist({ dealId }: { dealId: string }): ReactNode {
  const words = useWords(DECIDE);
  const names = useWords(CHECKLIST_WORDS);
  const { locale } = useLanguage();
  const items = useQuery(checklistQuery(dealId, locale));
  const edit = useEditCheck(dealId);
  if (items.isPending) return <Loading />;
  if (items.isError) return <Failure error={items.error} retry={() => items.refetch()} />;
  const ended = items.data.filter(({ status }) => status === "done" || status === "dropped").length;
  return (
    <Panel title={names.title} aside={<span className="text-sm">{words.done(ended, items.data.length)}</span>}>
      {items.data.length === 0 ? <p className="text-sm text-ink-soft">{words.nothing}</p> : null}
      {edit.isError ? <Failure error={edit.error} /> : null}
      <ul className="divide-y divide-line">
        {items.data.map((item) => (
          <Item key={item.id} item={item} onEdit={(change) => edit.mutate({ item: item.id, edit: change })} />
        ))}
      </ul>
    </Panel>
  );
}

function Item({ item, onEdit }: { item: ChecklistLine; onEdit: (edit: ChecklistEdit) => void }): ReactNode {
  const words = useWords(DECIDE);
  const names = useWords(CHECKLIST_WORDS);
  const over = item.status === "done" || item.status === "dropped";
  return (
    <li className="space-y-2 py-3 text-sm">
      <p className={over ? "text-ink-faint" : ""}>
        {item.severity === null ? null : <SeverityBadge severity={item.severity} />} <Said>{item.text}</Said>{" "}
        {item.contradictionId === null ? null : (
          <Link href={`/contradictions/${item.contradictionId}`} className="text-accent underline">
            {words.open}
          </Link>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Choice
          label={`${names.status}: ${item.text}`}
          value={item.status}
          onChange={({ target }) => onEdit({ status: target.value as CheckStatus })}
        >
          {CHECK_STATUSES.map((status) => (
            <option key={status} value={status}>
              {names.statuses[status]}
            </option>
          ))}
        </Choice>
        <Line name={names.owner} about={item.text} value={item.owner} onKeep={(owner) => onEdit({ owner })} narrow />
        <Line name={names.note} about={item.text} value={item.note} onKeep={(note) => onEdit({ note })} />
      </div>
    </li>
  );
}

interface LineProps {
  name: string;
  about: string;
  value: string | null;
  onKeep: (value: string | null) => void;
  narrow?: boolean;
}

/** A field that is kept when it is left. */
function Line({ name, about, value, onKeep, narrow = false }: LineProps): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const keep = () => {
    if (text !== null && text.trim() !== (value ?? "")) onKeep(text.trim() === "" ? null : text);
    setText(null);
  };
  return (
    <input
      aria-label={`${name}: ${about}`}
      placeholder={name}
      dir="auto"
      maxLength={narrow ? 200 : 4000}
      className={`${INPUT} ${narrow ? "flex-none basis-36 w-36" : "flex-1 basis-52"}`}
      value={text ?? value ?? ""}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
    />
  );
}
