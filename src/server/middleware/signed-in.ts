import { hash } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { LOCAL_TENANT, type Store, type TenantStore } from "../../store/port.ts";
import type { Caller, ServerEnv } from "../env.ts";
import { Refusal } from "../refusal.ts";
import type { AddressOf } from "./client-address.ts";
import { FailedTries } from "./failed-tries.ts";

export const SESSION_COOKIE = "tribunal_session";

/** How long an answer of the store is believed: a token that was revoked elsewhere is good for so long at most. */
const BELIEVED_MS = 1_000;
const MOST_KNOWN = 1_000;

interface Recognised {
  caller: Caller;
  tenant: TenantStore;
  until: number;
}

/** Lets only those pass who show a good token or session, and opens their tenant's part of the store. */
export function signedIn(store: Store, addressOf: AddressOf, mostFailures: number) {
  const known = new Map<string, Recognised>();
  /** Good before: who shares an address with somebody who guesses is not kept out. */
  const trusted = new Set<string>();
  const failed = new FailedTries(mostFailures);
  return createMiddleware<ServerEnv>(async (c, next) => {
    const shown = credentialsOf(c);
    if (shown === null) throw new Refusal("not_signed_in");
    const key = hash("sha256", `${shown.by} ${shown.secret}`, "base64url");
    let one = known.get(key);
    if (one === undefined || one.until < performance.now()) {
      known.delete(key);
      const seconds = trusted.has(key) ? null : failed.waitOf(addressOf(c));
      if (seconds !== null) throw new Refusal("too_many_requests", { seconds });
      const caller = await callerOf(store, shown);
      if (caller === null) {
        trusted.delete(key);
        failed.count(addressOf(c));
        throw new Refusal("not_signed_in");
      }
      if (trusted.size >= MOST_KNOWN) trusted.clear();
      trusted.add(key);
      one = { caller, tenant: store.of(caller.tenant, caller.label), until: performance.now() + BELIEVED_MS };
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, one);
    }
    c.set("caller", one.caller);
    c.set("tenant", one.tenant);
    await next();
    // Signing out ends the session here at once.
    if (c.req.method === "DELETE") known.delete(key);
  });
}

/** The tenant of whoever runs the server: figures about all tenants are for nobody else. */
export const forOperator = createMiddleware<ServerEnv>(async (c, next) => {
  if (c.get("caller").tenant !== LOCAL_TENANT) throw new Refusal("not_found");
  await next();
});

interface Credentials {
  by: Caller["by"];
  secret: string;
}

/** A token that is shown counts before a cookie, even if it is wrong. */
function credentialsOf(c: Context<ServerEnv>): Credentials | null {
  const authorization = c.req.header("authorization");
  if (authorization !== undefined) {
    const [, secret] = /^Bearer +(\S{1,500})$/i.exec(authorization) ?? [];
    return secret === undefined ? null : { by: "token", secret };
  }
  const secret = getCookie(c, SESSION_COOKIE);
  return secret === undefined || secret.length > 500 ? null : { by: "session", secret };
}

async function callerOf({ access }: Store, { by, secret }: Credentials): Promise<Caller | null> {
  if (by === "token") {
    const token = await access.findToken(secret);
    return token === null ? null : { tenant: token.tenant, label: token.label, expiresAt: null, by, session: null };
  }
  const session = await access.findSession(secret);
  if (session === null) return null;
  const { tenant, label, expiresAt } = session;
  return { tenant, label, expiresAt, by, session: secret };
}
