import type { Locale } from "../domain/locale.ts";
import { importExample } from "../runs/example-deal.ts";
import { queueReview } from "../runs/plan.ts";
import { LOCAL_TENANT, type Store } from "../store/port.ts";

/** A way in for the person at this machine, for as long as the program runs. */
export interface Doorkey {
  secret: string;
  /** Ends the sessions opened with it, too. */
  takeBack: () => Promise<void>;
}

/** A token of this run: whoever starts the desk on their own machine is let in without keeping one. */
export async function doorkey({ access }: Store): Promise<Doorkey> {
  const { secret, token } = await access.createToken({ tenant: LOCAL_TENANT, label: "this machine", actor: "serve" });
  return {
    secret,
    takeBack: async () => {
      await access.revokeToken(LOCAL_TENANT, token.id, "serve");
    },
  };
}

/** The page to open: the deals or, where there are none, an example whose review begins at once. */
export async function firstPage(store: Store, locale: Locale): Promise<string> {
  const tenant = store.of(LOCAL_TENANT, "serve");
  if ((await tenant.deals.list({ limit: 1 })).length > 0) return "/";
  const { id: dealId } = await importExample(tenant, locale);
  const review = await queueReview(tenant, { dealId, locale, model: null, budget: undefined });
  return review === null ? "/" : `/reviews/${review.id}`;
}
