import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { mainModel } from "../../runs/planned-model.ts";
import type { Session } from "../contract/session.ts";
import { getSession, signIn, signOut } from "../contract/session.ts";
import type { Caller, ServerEnv, ServerTools } from "../env.ts";
import { SESSION_COOKIE } from "../middleware/signed-in.ts";
import { Refusal } from "../refusal.ts";

const SESSION_MS = 30 * 24 * 3_600_000;

/** Signing in and out. A session is a cookie no script can read and no other site can send. */
export function sessionRoutes(app: OpenAPIHono<ServerEnv>, tools: ServerTools) {
  app.openapi(signIn, async (c) => {
    const given = c.req.valid("json");
    const token = "token" in given ? given.token : (tools.codes.redeem(given.code)?.token ?? null);
    const caller = token === null ? null : await openSession(c, tools, token);
    if (caller === null) throw new Refusal("not_signed_in");
    return c.json(sessionOf(caller, tools), 200);
  });
  app.openapi(getSession, (c) => c.json(sessionOf(c.get("caller"), tools), 200));
  app.openapi(signOut, async (c) => {
    const { session } = c.get("caller");
    if (session !== null) await tools.store.access.endSession(session);
    deleteCookie(c, SESSION_COOKIE, { path: "/" });
    return c.body(null, 204);
  });
  // A link opened by `tribunal serve`: the code is void after this, so that it may stay in the browser's history.
  app.get("/login", async (c) => {
    const login = tools.codes.redeem(c.req.query("code") ?? "");
    const caller = login === null ? null : await openSession(c, tools, login.token);
    return c.redirect(login === null || caller === null ? "/?sign-in=expired" : login.page, 303);
  });
}

async function openSession(c: Context<ServerEnv>, tools: ServerTools, token: string): Promise<Caller | null> {
  const opened = await tools.store.access.openSession(token, SESSION_MS);
  if (opened === null) return null;
  const { tenant, label, expiresAt } = opened.session;
  setCookie(c, SESSION_COOKIE, opened.secret, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: tools.secureCookies,
    maxAge: SESSION_MS / 1_000,
  });
  return { tenant, label, expiresAt, by: "session", session: opened.secret };
}

function sessionOf({ tenant, label, expiresAt }: Caller, { version, model, limits }: ServerTools): Session {
  const { fileBytes, requestBytes, files } = limits;
  return { tenant, label, expiresAt, version, model: mainModel(model), limits: { fileBytes, requestBytes, files } };
}
