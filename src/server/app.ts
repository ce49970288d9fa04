import { OpenAPIHono } from "@hono/zod-openapi";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import type { ZodError } from "zod";
import { StoreFailure } from "../store/failure.ts";
import { deskFiles } from "./desk.ts";
import type { ServerEnv, ServerTools } from "./env.ts";
import { bodyWithin } from "./middleware/body.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { language } from "./middleware/language.ts";
import { perMinute } from "./middleware/rate.ts";
import { type Log, requestLog } from "./middleware/request-log.ts";
import { checkHost, checkOrigin, securityHeaders } from "./middleware/security.ts";
import { forOperator, signedIn } from "./middleware/signed-in.ts";
import { Refusal } from "./refusal.ts";
import { agentRoutes } from "./routes/agents.ts";
import { checkRoutes } from "./routes/check.ts";
import { dealRoutes } from "./routes/deals.ts";
import { decisionRoutes } from "./routes/decisions.ts";
import { eventRoutes } from "./routes/events.ts";
import { evidenceRoutes } from "./routes/evidence.ts";
import { exportRoutes } from "./routes/exports.ts";
import { factRoutes } from "./routes/facts.ts";
import { followUpRoutes } from "./routes/follow-up.ts";
import { forecastRoutes } from "./routes/forecast.ts";
import { letterRoutes } from "./routes/letter.ts";
import { MCP_BYTES, mcpRoutes } from "./routes/mcp.ts";
import { modelKeyRoutes } from "./routes/model-keys.ts";
import { operationRoutes } from "./routes/operations.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import { sessionRoutes } from "./routes/session.ts";
import { sharedRoutes } from "./routes/shared.ts";

export interface AppOptions {
  log: Log;
  /** Names this server answers to, besides those of the machine itself. */
  hosts: readonly string[];
  /** Addresses of proxies in front of the server, whose word about the client's address is taken. */
  trustedProxies: readonly string[];
  /** Folder of the built desk; null: none. */
  desk: string | null;
}

/** Every answer passes through here, outermost first: log, headers, language, host, then who asks, then the route. */
export function createApp(
  tools: ServerTools,
  { log, hosts, desk, trustedProxies }: AppOptions,
): OpenAPIHono<ServerEnv> {
  const { limits } = tools;
  const addressOf = clientAddress(trustedProxies);
  const app = new OpenAPIHono<ServerEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new Refusal("bad_request", {}, fieldsOf(result.error));
    },
  });
  app.use(requestLog(log, tools.counters), securityHeaders, language, checkHost(hosts));

  const open = new Set(["POST /api/session", "GET /api/openapi.json", "HEAD /api/openapi.json"]);
  const guard = every(
    signedIn(tools.store, addressOf, limits.signInsPerMinute),
    checkOrigin,
    perMinute(limits.requestsPerMinute, addressOf),
  );
  const door = every(checkOrigin, perMinute(limits.signInsPerMinute, addressOf));
  app.use("/api/*", (c, next) => {
    const asked = `${c.req.method} ${c.req.path}`;
    if (!open.has(asked)) return guard(c, next);
    return asked === "POST /api/session" ? door(c, next) : next();
  });
  app.use("/metrics", every(guard, forOperator));
  app.use("/mcp", every(guard, bodyWithin({ ...limits, jsonBytes: MCP_BYTES })));
  app.use("/login", perMinute(limits.signInsPerMinute, addressOf));
  app.use("/shared/*", perMinute(limits.signInsPerMinute, addressOf));
  const uploads = perMinute(limits.uploadsPerMinute, addressOf);
  app.post("/api/deals", uploads);
  app.put("/api/deals/:id/files", uploads);
  app.post("/api/reviews/:id/check", uploads);
  app.post("/api/forecast", uploads);
  app.use("/api/*", bodyWithin(limits));
  app.use("/api/reviews/:id/*", async (c, next) => {
    c.set("reviewId", c.req.param("id"));
    await next();
  });
  for (const path of [
    "/api/deals/*",
    "/api/agents",
    "/api/openapi.json",
    "/api/reviews/:id/text/*",
    "/api/reviews/:id/sheet/*",
    "/api/reviews/:id/facts",
    "/api/reviews/:id/check",
  ])
    app.use(path, compress({ threshold: 2_000 }));
  app.use("/api/*", async (c, next) => {
    c.header("cache-control", "private, no-store");
    await next();
  });

  sessionRoutes(app, tools);
  dealRoutes(app, tools);
  reviewRoutes(app, tools);
  forecastRoutes(app, tools);
  eventRoutes(app, tools);
  exportRoutes(app, tools);
  evidenceRoutes(app, tools);
  factRoutes(app, tools);
  checkRoutes(app, tools);
  decisionRoutes(app);
  letterRoutes(app, tools);
  followUpRoutes(app, tools);
  sharedRoutes(app, tools);
  agentRoutes(app);
  modelKeyRoutes(app, tools);
  operationRoutes(app, tools);
  mcpRoutes(app, tools);
  app.all("*", deskFiles(desk));

  app.onError((error, c) => {
    // Whoever leaves before the answer has made no fault, and neither have we.
    if (c.req.raw.signal.aborted || hasLeft(error)) return c.json(new Refusal("bad_request").toBody("en"), 400);
    const refusal = asRefusal(error);
    if (FAULTS.has(refusal.code))
      log({
        time: new Date().toISOString(),
        level: "error",
        message: "fault",
        fault: error.name,
        ...(error instanceof StoreFailure && { code: error.code, said: error.message }),
        stack: placesOf(error),
      });
    if (refusal.code === "store_unavailable") c.header("retry-after", "5");
    if (Object.hasOwn(QUOTA_WAITS, refusal.code))
      c.header("retry-after", String(QUOTA_WAITS[refusal.code as keyof typeof QUOTA_WAITS]));
    if (refusal.code === "too_many_requests") c.header("retry-after", String(refusal.facts.seconds ?? 60));
    if (refusal.code === "not_signed_in") c.header("www-authenticate", "Bearer");
    return c.json(refusal.toBody(c.get("locale") ?? "en"), refusal.status);
  });
  return app;
}

/** What passes, or what whoever runs the server can mend: no fault of the request, and none of the program. */
const OUT_OF_REACH = new Set<StoreFailure["code"]>([
  "unreachable",
  "refused_login",
  "busy",
  "disk_full",
  "cannot_open",
  "vault_unreachable",
]);

/** What whoever runs the server should see in its log. */
const FAULTS = new Set<Refusal["code"]>(["internal", "store_unavailable", "record_changed"]);

/** After so many seconds it may be worth asking again. */
const QUOTA_WAITS = { quota_deals: 3_600, quota_bytes: 3_600, quota_reviews: 60, quota_streams: 10 };

function asRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreFailure && isQuota(error.code)) return new Refusal(error.code, error.detail);
  if (error instanceof StoreFailure && error.code === "damaged") return new Refusal("record_changed");
  if (error instanceof StoreFailure && OUT_OF_REACH.has(error.code)) return new Refusal("store_unavailable");
  if (error instanceof HTTPException) return new Refusal(error.status < 500 ? "bad_request" : "internal");
  return new Refusal("internal");
}

const isQuota = (code: StoreFailure["code"]) =>
  code === "quota_deals" || code === "quota_bytes" || code === "quota_reviews";

const hasLeft = (error: Error): boolean =>
  error.name === "AbortError" || ("code" in error && (error.code === "ECONNRESET" || error.code === "ABORT_ERR"));

const fieldsOf = (error: ZodError) =>
  error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message }));

/** Where it happened, not what it said: a message may quote a document. */
const placesOf = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(" | ");
