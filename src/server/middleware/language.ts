import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Locale } from "../../domain/locale.ts";
import type { ServerEnv } from "../env.ts";

/** The language of messages: `?lang`, else the best of Accept-Language that we speak, else English. */
export const language = createMiddleware<ServerEnv>(async (c, next) => {
  c.set("locale", wished(c) ?? "en");
  await next();
});

/** The language a request asks for, by `?lang` or its browser's wishes; null where it asks for none that we speak. */
export function wished(c: Context): Locale | null {
  const asked = Locale.safeParse(c.req.query("lang"));
  return asked.success ? asked.data : accepted(c.req.header("accept-language") ?? "");
}

/** The best language of an Accept-Language header that we speak; null where it names none. */
export function accepted(header: string): Locale | null {
  const wishes = header
    .slice(0, 500)
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().split(";");
      const q = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { locale: Locale.safeParse(tag.trim().slice(0, 2).toLowerCase()), q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { locale } of wishes) if (locale.success) return locale.data;
  return null;
}
