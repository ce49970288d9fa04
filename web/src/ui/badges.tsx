import type { ReactNode } from "react";
import type { CitationStatus } from "../../../src/domain/citation.ts";
import type { ContradictionSeverity } from "../../../src/domain/contradiction.ts";
import type { ShownLevel } from "../../../src/domain/shown-level.ts";
import { KEY_FIGURE_WORDS } from "../../../src/i18n/key-figures.ts";
import type { ReviewTrust } from "../../../src/server/contract.ts";
import { useWords } from "../i18n/language.tsx";
import { TERMS } from "../i18n/terms.ts";

/** How a thing is doing; always beside a word that says it. */
export type Tone = "good" | "warn" | "bad" | "plain" | "accent";

const TONES: Record<Tone, string> = {
  good: "bg-good-wash text-good",
  warn: "bg-warn-wash text-warn",
  bad: "bg-bad-wash text-bad",
  plain: "bg-sunk text-ink-soft",
  accent: "bg-accent-wash text-accent",
};

/** One short word on a coloured ground. */
export function Badge({
  tone = "plain",
  children,
  title,
  long = false,
}: {
  tone?: Tone;
  children: ReactNode;
  title?: string;
  /** It holds a name somebody else chose, of any length. */
  long?: boolean;
}): ReactNode {
  return (
    <span
      title={title}
      className={`inline-flex items-center gap-1 rounded px-1.5 py-0.5 text-xs font-semibold ${long ? "min-w-0 wrap-anywhere" : "shrink-0 whitespace-nowrap"} ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

export const TRUST_TONE: Record<ReviewTrust, Tone> = {
  HIGH: "good",
  MEDIUM: "warn",
  LOW: "bad",
  CANNOT_ASSESS: "plain",
};
export const SEVERITY_TONE: Record<ContradictionSeverity, Tone> = {
  CRITICAL: "bad",
  MAJOR: "warn",
  MODERATE: "plain",
  MINOR: "plain",
};
export const CITATION_TONE: Record<CitationStatus, Tone> = {
  verified: "good",
  relocated: "accent",
  altered: "bad",
  unsupported: "warn",
  phantom: "bad",
  unverifiable: "plain",
};

export function TrustBadge({ trust }: { trust: ReviewTrust }): ReactNode {
  return <Badge tone={TRUST_TONE[trust]}>{useWords(TERMS).trust[trust]}</Badge>;
}

/** What a value rests on; null: no document states it. A figure that is borne out makes no deal green. */
export function LevelBadge({ level }: { level: ShownLevel | null }): ReactNode {
  const words = useWords(KEY_FIGURE_WORDS);
  return (
    <Badge long tone={level === "contradicted" || level === "contested" ? "bad" : "plain"}>
      {level === null ? words.unstated : words.level[level]}
    </Badge>
  );
}

export function SeverityBadge({ severity }: { severity: ContradictionSeverity }): ReactNode {
  return <Badge tone={SEVERITY_TONE[severity]}>{useWords(TERMS).severity[severity]}</Badge>;
}

export function CitationBadge({ status }: { status: CitationStatus }): ReactNode {
  const words = useWords(TERMS);
  return (
    <Badge tone={CITATION_TONE[status]} title={words.citationMeans[status]}>
      {words.citation[status]}
    </Badge>
  );
}
