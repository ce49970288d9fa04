import type { ReactNode } from "react";
import { CASES } from "../../../i18n/cases.ts";
import { useWords } from "../../../i18n/language.tsx";
import { TERMS } from "../../../i18n/terms.ts";
import { Choice, INPUT, Key } from "../../../ui/controls.tsx";
import type { CaseFilter } from "../../../view/cases.ts";

interface FiltersProps {
  filter: CaseFilter;
  onChange: (filter: CaseFilter) => void;
  shown: number;
  of: number;
}

/** Narrows the list down, and says to how many. */
export function Filters({ filter, onChange, shown, of }: FiltersProps): ReactNode {
  const words = useWords(CASES);
  const terms = useWords(TERMS);
  return (
    <div className="space-y-2 pb-2">
      <div className="relative">
        <input
          type="search"
          className={`${INPUT} pr-9`}
          aria-label={words.search}
          placeholder={words.search}
          value={filter.search}
          onChange={({ target }) => onChange({ ...filter, search: target.value })}
        />
        <span aria-hidden className="absolute top-2 right-2.5">
          <Key>/</Key>
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <Choice
          label={words.severity}
          className="min-w-0 flex-1 basis-36"
          value={filter.severity}
          onChange={({ target }) => onChange({ ...filter, severity: target.value })}
        >
          <option value="">{`${words.severity} · ${words.all}`}</option>
          {Object.entries(terms.severity).map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={words.state}
          className="min-w-0 flex-1 basis-36"
          value={filter.state}
          onChange={({ target }) => onChange({ ...filter, state: target.value })}
        >
          <option value="">{`${words.state} · ${words.all}`}</option>
          {Object.entries(words.states).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </Choice>
      </div>
      <p role="status" className="text-xs text-ink-faint">
        {words.shown(shown, of)}
      </p>
    </div>
  );
}
