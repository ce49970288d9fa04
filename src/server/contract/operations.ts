import { createRoute, z } from "@hono/zod-openapi";
import { bytes, json, refusals } from "./common.ts";

export const Health = z
  .object({ status: z.enum(["ok", "stopping", "store_unreachable"]), version: z.string() })
  .openapi("Health");

export const health = createRoute({
  method: "get",
  path: "/health",
  summary: "Whether this server can do its work. Needs no token",
  tags: ["operations"],
  security: [],
  responses: { 200: json(Health, "It can"), 503: json(Health, "It cannot") },
});

export const metrics = createRoute({
  method: "get",
  path: "/metrics",
  summary: "Counters and durations for Prometheus",
  tags: ["operations"],
  responses: { 200: bytes("text/plain", "Metrics"), 401: refusals[401] },
});

export const openApiDocument = createRoute({
  method: "get",
  path: "/api/openapi.json",
  summary: "This document",
  tags: ["operations"],
  security: [],
  responses: { 200: json(z.record(z.string(), z.unknown()), "OpenAPI 3.1") },
});
