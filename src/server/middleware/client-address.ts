import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { ServerEnv } from "../env.ts";

/** Says from where a request comes. */
export type AddressOf = (c: Context<ServerEnv>) => string;

/**
 * The address of the client: who is connected, or, where that is a proxy we were told to trust, whom the proxy names.
 * Of several names the last one that is no proxy of ours counts: those before it are the client's own words.
 */
export function clientAddress(trusted: readonly string[]): AddressOf {
  const proxies = new Set(trusted.map(plain));
  return (c) => {
    const connected = c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
    if (connected === undefined) return "unknown";
    if (!proxies.has(plain(connected))) return plain(connected);
    const named = (c.req.header("x-forwarded-for") ?? "").split(",").map((one) => plain(one.trim()));
    return named.findLast((one) => one !== "" && !proxies.has(one)) ?? plain(connected);
  };
}

/** "::ffff:127.0.0.1" is 127.0.0.1. */
const plain = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
