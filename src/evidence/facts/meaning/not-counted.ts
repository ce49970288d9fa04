import type { Claim } from "../claim.ts";

/** Topics whose figure counts people or firms. */
export const HEADS = new Set(["customers", "users", "active_sellers"]);

/** People who were asked are not a market, nor customers. */
export const ASKED =
  /tested with|(?:spoke|talked) (?:to|with)|interview|survey|respond[ae]nt|sondage|entretien|entrevista|enqu[êe]te|pesquisa|encuesta/iu;

/** "50 clients × 50 K€ = 2.5 M€", "15,000 sales × 40 K€ on average": what is multiplied is not what comes out. */
export function isFactor({ text, figure, how }: Claim): boolean {
  if (how !== "text") return false;
  const [before, after] = [text.slice(0, figure.start), text.slice(figure.end)];
  if (after.includes("=")) return /[×*]|\sx\s/u.test(text);
  return TIMES_IT.test(after) || IT_TIMES.test(before);
}
const TIMES_IT = /^[^()=:;.]{0,30}(?:[×*]|\sx\s)\s?[^()=:;.]{0,8}\d/u;
const IT_TIMES = /\d[^()=:;]{0,30}(?:[×*]|\sx\s)\s?[^()=:;\d]{0,8}$/u;
