import { access } from "./access.ts";
import { firstChangedRecord } from "./audit/kept-records.ts";
import { appendAudit, auditRows, auditTrail } from "./audit/trail.ts";
import { calls } from "./calls/calls.ts";
import { deals } from "./deals/deals.ts";
import { staleReviews } from "./deals/staleness.ts";
import { decisions } from "./decisions/decisions.ts";
import { documents } from "./documents.ts";
import { checks } from "./follow-up/checks.ts";
import { comments } from "./follow-up/comments.ts";
import { conclusions } from "./follow-up/conclusions.ts";
import { questions } from "./follow-up/questions.ts";
import { findShare, shares } from "./follow-up/shares.ts";
import { history } from "./history.ts";
import type { Home } from "./homes/home.ts";
import type { Store, TenantStore } from "./port.ts";
import { DEFAULT_QUOTAS, type Quotas } from "./quotas.ts";
import { events } from "./reviews/events.ts";
import { claimNext, interruptExpired, rejoinForgotten } from "./reviews/leases.ts";
import { queueState } from "./reviews/queue-state.ts";
import { reviews } from "./reviews/reviews.ts";
import type { Scope } from "./scope.ts";
import { tidy } from "./tidy.ts";

/** The store over a home whose tables are up to date. */
export function createStore(home: Home, clock: () => Date, quotas: Quotas = DEFAULT_QUOTAS): Store {
  const scopeOf = (tenant: string, actor: string): Scope => ({ home, tenant, actor, clock, quotas });
  return {
    home: home.kind,
    location: home.location,
    quotas,
    of: (tenant, actor) => tenantStore(scopeOf(tenant, actor)),
    claimNext: (worker, leaseMs, passOver = []) =>
      claimNext(home, (tenant) => scopeOf(tenant, worker), worker, leaseMs, { passOver, perTenant: quotas.running }),
    queueState: () => queueState(home),
    staleReviews: () => staleReviews(home),
    tidy: (keep) => tidy(home, clock, keep),
    interruptExpired: (isGone) => interruptExpired(home, clock, isGone),
    audit: { ...auditTrail(home), changedRecord: () => firstChangedRecord(home) },
    access: access(home, clock),
    findShare: (secret) => findShare(home, clock, secret),
    async supervise(supervision) {
      await rejoinForgotten(home);
      return home.line.supervise(supervision);
    },
    async close() {
      await home.line.close();
      await home.db.destroy();
    },
  };
}

function tenantStore(scope: Scope): TenantStore {
  const { home, tenant, actor, clock } = scope;
  return {
    tenant,
    actor,
    documents: documents(scope),
    deals: deals(scope),
    reviews: reviews(scope),
    events: events(scope),
    calls: calls(scope),
    decisions: decisions(scope),
    history: history(scope),
    questions: questions(scope),
    checks: checks(scope),
    conclusions: conclusions(scope),
    comments: comments(scope),
    shares: shares(scope),
    auditRows: (page = {}) => auditRows(home, page, tenant),
    record: (action, subject, payload) =>
      home.db
        .transaction()
        .execute((trx) => appendAudit(trx, { at: clock(), tenant, actor, action, subject, payload })),
  };
}
