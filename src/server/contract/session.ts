import { createRoute, z } from "@hono/zod-openapi";
import { ApiError, body, json, Moment, refusals } from "./common.ts";

/** Who is signed in, and what this server allows. */
export const Session = z
  .object({
    tenant: z.string(),
    /** Of the access token. */
    label: z.string(),
    /** Null where a Bearer token was sent instead of a cookie. */
    expiresAt: Moment.nullable(),
    version: z.string().openapi({ description: "Of Tribunal" }),
    /** `provider:model` that reviews use unless told otherwise; null: evidence alone. */
    model: z.string().nullable(),
    limits: z.object({ fileBytes: z.int(), requestBytes: z.int(), files: z.int() }),
  })
  .openapi("Session");
export type Session = z.infer<typeof Session>;

/** An access token, or the one-time code of a login link. */
export const SignIn = z
  .union([z.object({ token: z.string().min(1).max(500) }), z.object({ code: z.string().min(1).max(500) })])
  .openapi("SignIn");

export const signIn = createRoute({
  method: "post",
  path: "/api/session",
  summary: "Sign in: sets an HttpOnly cookie",
  tags: ["session"],
  security: [],
  request: { body: body(SignIn) },
  responses: { 200: json(Session, "Signed in"), 401: json(ApiError, "No such token or code"), 429: refusals[429] },
});

export const getSession = createRoute({
  method: "get",
  path: "/api/session",
  summary: "Who is signed in",
  tags: ["session"],
  responses: { 200: json(Session, "Signed in"), 401: refusals[401] },
});

export const signOut = createRoute({
  method: "delete",
  path: "/api/session",
  summary: "Sign out: the cookie is void from now on",
  tags: ["session"],
  responses: { 204: { description: "Signed out" }, 401: refusals[401] },
});
