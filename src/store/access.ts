import { appendAudit } from "./audit/trail.ts";
import type { AccessToken, Session } from "./audit-records.ts";
import type { Home } from "./homes/home.ts";
import { newId, newSecret, sha256 } from "./ids.ts";
import type { Access } from "./port.ts";
import type { Tables } from "./schema.ts";
import { plain } from "./scope.ts";
import { noteUse, openedBy, revoke } from "./secrets.ts";

export function access(home: Home, clock: () => Date): Access {
  const { db } = home;
  return {
    async createToken({ tenant, label, actor }) {
      const secret = newSecret("trib");
      const at = clock();
      const token: AccessToken = {
        id: newId("tok"),
        tenant: plain(tenant),
        label: plain(label),
        createdAt: at.toISOString(),
        lastUsedAt: null,
        revokedAt: null,
      };
      await db.transaction().execute(async (trx) => {
        const { id, tenant: owner, label: name } = token;
        await trx
          .insertInto("tokens")
          .values({ id, tenant: owner, label: name, hash: sha256(secret), created_at: token.createdAt })
          .execute();
        const payload = { label: name };
        await appendAudit(trx, { at, tenant: owner, actor, action: "token.created", subject: id, payload });
      });
      return { secret, token };
    },
    async findToken(secret) {
      const row = await openedBy(db, "tokens", secret);
      if (row === null) return null;
      return tokenOf({ ...row, last_used_at: await noteUse(db, "tokens", row, clock()) });
    },
    async tokens(tenant) {
      let query = db.selectFrom("tokens").selectAll();
      if (tenant !== undefined) query = query.where("tenant", "=", tenant);
      return (await query.orderBy("id", "desc").execute()).map(tokenOf);
    },
    revokeToken: (tenant, id, actor) => revoke(home, "tokens", { tenant, id, actor, at: clock() }),
    async openSession(tokenSecret, ttlMs) {
      const token = await openedBy(db, "tokens", tokenSecret);
      if (token === null) return null;
      const secret = newSecret("sess");
      const now = clock();
      const [created_at, expires_at] = [now, new Date(now.getTime() + ttlMs)].map((date) => date.toISOString());
      await db
        .deleteFrom("sessions")
        .where("expires_at", "<=", created_at as string)
        .execute();
      const session: Session = {
        tenant: token.tenant,
        tokenId: token.id,
        label: token.label,
        expiresAt: expires_at as string,
      };
      await db
        .insertInto("sessions")
        .values({
          hash: sha256(secret),
          tenant: token.tenant,
          token_id: token.id,
          created_at: created_at as string,
          expires_at: session.expiresAt,
        })
        .execute();
      return { secret, session };
    },
    async findSession(secret) {
      const row = await db
        .selectFrom("sessions")
        .innerJoin("tokens", "tokens.id", "sessions.token_id")
        .select(["sessions.tenant", "sessions.token_id", "sessions.expires_at", "tokens.label"])
        .where("sessions.hash", "=", sha256(secret))
        .where("sessions.expires_at", ">", clock().toISOString())
        .where("tokens.revoked_at", "is", null)
        .executeTakeFirst();
      if (row === undefined) return null;
      return { tenant: row.tenant, tokenId: row.token_id, label: row.label, expiresAt: row.expires_at };
    },
    async endSession(secret) {
      await db.deleteFrom("sessions").where("hash", "=", sha256(secret)).execute();
    },
  };
}

const tokenOf = (row: Tables["tokens"]): AccessToken => ({
  id: row.id,
  tenant: row.tenant,
  label: row.label,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
});
