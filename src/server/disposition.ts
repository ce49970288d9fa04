import { fileNameOf } from "../report/formats.ts";

/** Headers of a file to save: a name every system can store, and the real one for those who can read it (RFC 6266). */
export function savedAs(deal: string, { kind, ending }: { kind?: string; ending: string }): Record<string, string> {
  const end = `${kind === undefined ? "" : `-${kind}`}.${ending}`;
  const real = encodeURIComponent(deal.replace(/[\p{Cc}\p{Cf}/\\]+/gu, "").slice(0, 80)).replace(/['()*]/g, "_");
  return {
    "content-disposition": `attachment; filename="tribunal-${fileNameOf(deal)}${end}"; filename*=UTF-8''tribunal-${real}${end}`,
    "cache-control": "private, no-cache",
    // The file is for saving: opened in place it may do nothing at all.
    "content-security-policy": "sandbox; default-src 'none'",
  };
}
