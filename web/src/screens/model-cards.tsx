import type { ReactNode } from "react";
import { VOTE_WORDS } from "../../../src/i18n/vote.ts";
import type { ModelCard } from "../../../src/server/contract.ts";
import { COST } from "../i18n/cost.ts";
import { useLanguage, useWords } from "../i18n/language.tsx";
import { number, percent } from "../i18n/numbers.ts";
import { Badge } from "../ui/badges.tsx";
import { Panel } from "../ui/panel.tsx";
import { Table } from "../ui/table.tsx";

/** How each model did in each of its roles, over the reviews that are kept. */
export function ModelCards({ models }: { models: readonly ModelCard[] }): ReactNode {
  const { health } = useWords(VOTE_WORDS);
  const { roles } = useWords(COST);
  const { locale } = useLanguage();
  const share = (value: number | null) => (value === null ? health.none : percent(value, locale, 0));
  const { head } = health;
  return (
    <Panel title={health.title}>
      <p className="mb-2 text-sm text-ink-soft">{health.intro}</p>
      <Table
        head={[head.role, head.flips, head.agreement, head.struck, head.consistency]}
        rows={models.map((one) => [
          <span key={`${one.role}${one.model}`}>
            <span className="font-mono">{one.model}</span>, {roles[one.role]}{" "}
            <span className="text-xs text-ink-faint">{health.reviews(one.reviews)}</span>{" "}
            {one.setAside ? <Badge tone="bad">{health.setAside}</Badge> : null}
          </span>,
          one.flipShare === null ? health.none : `${share(one.flipShare)} (${health.of(one.flips, one.inBothOrders)})`,
          share(one.agreement),
          number(one.struck, locale, 0),
          share(one.selfConsistency),
        ])}
      />
    </Panel>
  );
}
