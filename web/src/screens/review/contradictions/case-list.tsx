import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";
import { CASES } from "../../../i18n/cases.ts";
import { useWords } from "../../../i18n/language.tsx";
import { Badge, SeverityBadge } from "../../../ui/badges.tsx";
import { Button } from "../../../ui/controls.tsx";
import { Said } from "../../../ui/said.tsx";
import { Empty } from "../../../ui/states.tsx";
import type { Case } from "../../../view/cases.ts";
import { useReview } from "../current-review.ts";

interface CaseListProps {
  cases: readonly Case[];
  marked: string | undefined;
  linkTo: (id: string) => string;
  onReset: () => void;
}

/** The contradictions that are left by the filters. */
export function CaseList({ cases, marked, linkTo, onReset }: CaseListProps): ReactNode {
  const words = useWords(CASES);
  const { decisions, stale } = useReview();
  const decided = useMemo(() => new Set(decisions.map(({ contradictionId }) => contradictionId)), [decisions]);
  if (cases.length === 0) {
    return (
      <Empty title={words.noMatch.title}>
        <Button onClick={onReset}>{words.noMatch.reset}</Button>
      </Empty>
    );
  }
  return (
    <ul
      className="min-h-0 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-paper"
      data-testid="cases"
    >
      {cases.map((one) => (
        <CaseRow
          key={one.id}
          one={one}
          href={linkTo(one.id)}
          marked={one.id === marked}
          decided={decided.has(one.id)}
          stale={stale.has(one.id)}
        />
      ))}
    </ul>
  );
}

interface CaseRowProps {
  one: Case;
  href: string;
  marked: boolean;
  decided: boolean;
  stale: boolean;
}

const CaseRow = memo(function CaseRow({ one, href, marked, decided, stale }: CaseRowProps): ReactNode {
  const words = useWords(CASES);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (marked) row.current?.scrollIntoView({ block: "nearest" });
  }, [marked]);
  const { contradiction, resolution, state } = one;
  return (
    <li ref={row} className={`row-lazy relative px-3 py-2.5 ${marked ? "bg-accent-wash" : "hover:bg-wash"}`}>
      <div className="flex items-start justify-between gap-2">
        <Link
          href={href}
          aria-current={marked ? "true" : undefined}
          className="min-w-0 text-sm font-semibold after:absolute after:inset-0"
        >
          <Said>{contradiction.topic}</Said>
        </Link>
        <SeverityBadge severity={contradiction.severity.level} />
      </div>
      <Said as="p" className="line-clamp-2 text-sm text-ink-soft">
        {resolution?.baGuidance.oneLiner ?? contradiction.positions.map(({ claim }) => claim).join(" / ")}
      </Said>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        <span className={state === "open" ? "font-semibold text-warn" : ""}>{words.states[state]}</span>
        {decided ? (
          <span className="inline-flex items-center gap-0.5 font-medium text-good">
            <Check aria-hidden size={13} /> {words.decided}
          </span>
        ) : null}
        {stale ? (
          <Badge tone="warn">
            <TriangleAlert aria-hidden size={12} /> {words.staleShort}
          </Badge>
        ) : null}
      </p>
    </li>
  );
});
