import type { OpenAPIHono } from "@hono/zod-openapi";
import { memoText } from "../../deal/memo-text.ts";
import { describeAddress } from "../../dossier/describe-address.ts";
import { checkText } from "../../evidence/claims/check-text.ts";
import { checkMemo } from "../contract/check.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { withDealOf } from "../open-deal.ts";
import { Refusal } from "../refusal.ts";

/** What one memo may be: more would be read for seconds, while others wait. */
const MOST_CHARACTERS = 200_000;
const MOST_BYTES = 10_000_000;

/** A text held against the documents of a review. Nothing of it is kept. */
export function checkRoutes(app: OpenAPIHono<ServerEnv>, { shelf, limits }: ServerTools) {
  app.openapi(checkMemo, async (c) => {
    const { text: pasted, file } = c.req.valid("form");
    const limit = Math.min(MOST_BYTES, limits.fileBytes);
    if (file !== undefined && file.size > limit) throw new Refusal("file_too_large", { file: file.name, limit });
    const checked = await withDealOf(c, shelf, c.req.valid("param").id, async ({ context }) => {
      const locale = c.get("locale");
      const text = file === undefined ? (pasted ?? "") : await textIn(file);
      if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal("nothing_to_check");
      if (text.length > MOST_CHARACTERS) throw new Refusal("text_too_long", { limit: MOST_CHARACTERS });
      const { sentences, summary } = checkText(context, text, { locale });
      return {
        text,
        summary,
        sentences: sentences.map(({ claims, ...sentence }) => ({
          ...sentence,
          claims: claims.map((claim) => ({
            ...claim,
            reference: claim.at === null ? null : describeAddress(claim.at, locale, context.dossier),
          })),
        })),
      };
    });
    return c.json(checked, 200);
  });
}

const textIn = async (file: File): Promise<string> =>
  memoText({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
