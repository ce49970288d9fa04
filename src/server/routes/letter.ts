import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Locale } from "../../domain/locale.ts";
import { LOCALES } from "../../domain/locales.ts";
import { letterFile } from "../../report/letter.ts";
import { workOf } from "../../runs/clerk/work.ts";
import { latestReview } from "../../runs/latest-review.ts";
import { type WorkedQuestion, workedLetter } from "../../runs/letter.ts";
import { progressOf } from "../../runs/progress.ts";
import type { checkGiven } from "../check-work.ts";
import {
  type CheckedClaim,
  dealProgress,
  editQuestion,
  exportLetter,
  getLetter,
  type Letter,
  markSent,
} from "../contract/letter.ts";
import { savedAs } from "../disposition.ts";
import type { ServerEnv, ServerTools } from "../env.ts";
import { MEDIA_TYPES } from "../media-types.ts";
import { accepted } from "../middleware/language.ts";
import { askDealOf } from "../open-deal.ts";
import { Refusal } from "../refusal.ts";

/** What one answer may be. */
const MOST_CHARACTERS = 20_000;

const CHECK_GIVEN = workOf<typeof checkGiven>(import.meta.url, "../check-work", "checkGiven");

/** The letter to the founder: its questions, its files, what was answered and what changed. */
export function letterRoutes(app: OpenAPIHono<ServerEnv>, { shelf }: ServerTools) {
  const found = async (
    c: Context<ServerEnv>,
    dealId: string,
    wanted: Omit<Parameters<typeof workedLetter>[1], "dealId">,
  ) => {
    const tenant = c.get("tenant");
    if ((await tenant.deals.get(dealId)) === null) throw new Refusal("not_found");
    const letter = await workedLetter(tenant, { dealId, ...wanted }, shelf);
    if (letter === null) throw new Refusal("not_ready");
    return letter;
  };
  app.openapi(getLetter, async (c) => {
    const { lang: locale, stage } = c.req.valid("query");
    const { questions, ...letter } = await found(c, c.req.valid("param").id, { locale, stage });
    const told = questions.map((one) => ({ ...one, checked: toldIn(readerOf(c), one.checked) }));
    return c.json({ ...letter, questions: told } as Letter, 200);
  });
  app.openapi(editQuestion, async (c) => {
    const tenant = c.get("tenant");
    const { id, question } = c.req.valid("param");
    const edit = c.req.valid("json");
    const checked = edit.answer == null ? null : await checkAnswer(c, id, edit.answer);
    const change = { ...edit, ...("answer" in edit && { checked }) };
    if ((await tenant.questions.put(id, question, change)) === null) throw new Refusal("not_found");
    return c.json({ id: question, checked: toldIn(readerOf(c), checked) }, 200);
  });
  app.openapi(markSent, async (c) => {
    const { by, questions } = c.req.valid("json");
    const sent = await c.get("tenant").questions.send(c.req.valid("param").id, { asked: questions, by });
    if (sent === null) throw new Refusal("not_found");
    return c.json(sent, 200);
  });
  app.openapi(exportLetter, async (c) => {
    const { id, format } = c.req.valid("param");
    const { lang, stage, from = "" } = c.req.valid("query");
    const { deal, locale, questions } = await found(c, id, { locale: lang, stage });
    const file = await letterFile(
      { deal, locale, from, questions: questions.filter(({ kept }) => kept) },
      format,
      new Date(),
    );
    return c.body(new Uint8Array(file), 200, {
      ...savedAs(deal, { kind: "questions", ending: format }),
      "content-type": MEDIA_TYPES[format],
      "content-language": locale,
    });
  });
  app.openapi(dealProgress, async (c) => {
    const tenant = c.get("tenant");
    const { id } = c.req.valid("param");
    if ((await tenant.deals.get(id)) === null) throw new Refusal("not_found");
    const progress = await progressOf(tenant, id, c.req.valid("query").lang ?? c.get("locale"), shelf);
    if (progress === null) throw new Refusal("not_ready");
    return c.json(progress, 200);
  });

  /** What the documents of the latest review say to an answer; null where it says nothing that can be checked. */
  async function checkAnswer(c: Context<ServerEnv>, dealId: string, answer: string): Promise<CheckedAnswer | null> {
    const latest = await latestReview(c.get("tenant"), dealId);
    if (latest === null) return null;
    const told: Partial<CheckedAnswer> = {};
    for (const locale of LOCALES) {
      const given = { memo: answer, locale, most: MOST_CHARACTERS };
      const checked = await askDealOf(c, shelf, latest.id, CHECK_GIVEN, given);
      if (typeof checked === "string") return null;
      const claims = checked.sentences.flatMap((sentence) => sentence.claims);
      if (claims.length === 0) return null;
      told[locale] = claims.map(({ quote, verdict, explanation, found: there, reference }) => ({
        quote,
        verdict,
        explanation,
        found: there,
        reference,
      }));
    }
    return told as CheckedAnswer;
  }
}

/** Whoever reads the page: `?lang` is the founder's language. */
const readerOf = (c: Context<ServerEnv>): Locale => accepted(c.req.header("accept-language") ?? "") ?? "en";

/** What is kept of a check: whoever reads it later may read another language. */
type CheckedAnswer = Record<Locale, CheckedClaim[]>;

/** Checks that were kept before there were several languages of them stay in theirs. */
const toldIn = (locale: Locale, checked: CheckedAnswer | WorkedQuestion["checked"]): CheckedClaim[] | null =>
  (checked === null || Array.isArray(checked) ? checked : (checked as CheckedAnswer)[locale]) as CheckedClaim[] | null;
