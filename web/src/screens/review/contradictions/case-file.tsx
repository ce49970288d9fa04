import { type ReactNode, useMemo, useState } from "react";
import { sayPeriod } from "../../../../../src/i18n/periods.ts";
import { CASES } from "../../../i18n/cases.ts";
import { DECISIONS } from "../../../i18n/decisions.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { TERMS } from "../../../i18n/terms.ts";
import { useShortcuts } from "../../../keyboard/shortcuts.ts";
import { RangePlot } from "../../../plots/range-plot.tsx";
import { Badge, LevelBadge, SeverityBadge, TrustBadge } from "../../../ui/badges.tsx";
import { Button, Key } from "../../../ui/controls.tsx";
import { Fold } from "../../../ui/panel.tsx";
import { Said } from "../../../ui/said.tsx";
import { Failure } from "../../../ui/states.tsx";
import type { Case } from "../../../view/cases.ts";
import { exhibitsOf } from "../../../view/exhibits.ts";
import { rangeOf } from "../../../view/range.ts";
import { useReview } from "../current-review.ts";
import { Debate } from "./debate.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { DecisionTrail } from "./decision-trail.tsx";
import { Evidence } from "./evidence.tsx";
import { PersonsVerdict } from "./persons-verdict.tsx";
import { Positions } from "./positions.tsx";
import { useAcceptance } from "./use-acceptance.ts";
import { Path, Verdict } from "./verdict.tsx";

/** Everything on one contradiction: who says what, what the documents say, what was decided and why. */
export function CaseFile({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const { resolution } = one;
  const range = useMemo(() => rangeOf(one), [one]);
  const exhibits = useMemo(() => exhibitsOf(one), [one]);
  return (
    <article className="space-y-4" data-testid="case-file">
      <CaseHead one={one} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="min-w-0 space-y-4">
          <PersonsVerdict one={one} />
          <Verdict one={one} />
        </div>
        <div className="min-w-0 xl:sticky xl:top-16">
          <Evidence exhibits={exhibits} weighed={resolution !== null} />
        </div>
      </div>
      <Positions one={one} />
      {range === null ? null : (
        <Fold title={words.values}>
          <RangePlot data={range} />
        </Fold>
      )}
      {resolution === null || resolution.debateRecord.rounds.length === 0 ? null : (
        <Debate record={resolution.debateRecord} />
      )}
      <DecisionTrail one={one} />
      {resolution === null ? null : <Path one={one} />}
    </article>
  );
}

function CaseHead({ one }: { one: Case }): ReactNode {
  const words = useWords(CASES);
  const terms = useWords(TERMS);
  const decisions = useWords(DECISIONS);
  const { locale } = useLanguage();
  const { stale } = useReview();
  const { contradiction, resolution } = one;
  const [deciding, setDeciding] = useState<"accept" | "override" | null>(null);
  const acceptance = useAcceptance(one, () => setDeciding("accept"));
  const accept = () => (acceptance.decision === null ? setDeciding("override") : acceptance.accept());
  useShortcuts({ a: accept, o: () => setDeciding("override") });
  const replaced = stale.get(one.id);
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <SeverityBadge severity={contradiction.severity.level} />
        <Badge tone={one.state === "open" ? "warn" : "plain"}>{words.states[one.state]}</Badge>
        {resolution?.evidenceLevel === undefined ? null : <LevelBadge level={resolution.evidenceLevel} />}
        {resolution === null ? null : <TrustBadge trust={resolution.baGuidance.trustLevel} />}
        <span className="text-xs text-ink-faint">{terms.type[contradiction.contradictionType]}</span>
      </div>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <Said as="h1" className="min-w-0 text-2xl font-semibold tracking-tight">
          {contradiction.period === undefined
            ? contradiction.topic
            : `${contradiction.topic} · ${sayPeriod(contradiction.period, locale)}`}
        </Said>
        <div className="flex gap-2 print:hidden">
          {acceptance.decision === null ? null : (
            <Button onClick={accept} disabled={acceptance.isPending}>
              {decisions.accept} <Key>a</Key>
            </Button>
          )}
          <Button onClick={() => setDeciding("override")}>
            {acceptance.decision === null ? decisions.decide : decisions.override} <Key>o</Key>
          </Button>
        </div>
      </div>
      <p className="mt-1 text-sm">
        <span className="font-medium">{words.cost}</span>{" "}
        <Said className="text-ink-soft">{contradiction.severity.impactIfWrong}</Said>
      </p>
      <p role="status" className="text-sm font-medium text-good">
        {acceptance.isSuccess ? decisions.recorded : ""}
      </p>
      {acceptance.isError ? <Failure error={acceptance.error} /> : null}
      {replaced === undefined ? null : (
        <p className="mt-2 rounded bg-warn-wash px-3 py-2 text-sm text-warn">{words.stale(replaced.join(", "))}</p>
      )}
      {deciding === null ? null : (
        <DecisionDialog
          one={one}
          accepting={deciding === "accept" ? acceptance.decision : null}
          open={acceptance.decision === null}
          onClose={() => setDeciding(null)}
        />
      )}
    </header>
  );
}
