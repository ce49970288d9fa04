import { isAudience, isNearly, isOnNetwork } from "../../lexicon/audiences.ts";
import { roleOf } from "../../lexicon/page-roles.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import type { Claim } from "./claim.ts";

/** How many there are of these, a table may suppose; how many follow on a network, are not they. */
const HEADS = new Set(["users", "customers", "mau", "dau", "orders", "active_sellers"]);

/** True for a figure beside what the company has as a whole: of one plan, of a supposed size, of followers, of a limit it nears. */
export function isBeside(claim: Claim, topic: string | null): boolean {
  if (topic === null) return false;
  if (isNearly(claim.before)) return true;
  if (topic !== "price" && isOfOnePlan(claim)) return true;
  return HEADS.has(topic) && (isFollowers(claim) || isSupposedSize(claim, topic));
}

const ONE_PRICE = /^\D*\p{L}{2}\D*\d[\d.,]*\D*$/u;

/** "Pro ($29/month)": what stands under a plan's price is said of that plan. */
function isOfOnePlan({ headings }: Claim): boolean {
  return headings.some((heading) => ONE_PRICE.test(heading) && roleOf(heading) === "pricing");
}

/** "Telegram | 700 members". */
function isFollowers({ labels, headings }: Claim): boolean {
  return labels.some(isOnNetwork) || headings.slice(0, 1).some(isAudience);
}

/** "5,000 active users | $40K": the size that begins a row of a table is what the others are worked out for. */
function isSupposedSize({ how, headers: [header], row, cells }: Claim, topic: string): boolean {
  if (how !== "text" || header === undefined || matchTopic(header)?.topic.id === topic) return false;
  const [first, ...others] = row.cells;
  return (
    first !== undefined && cells.includes(first) && others.some(({ text }) => /^[~≈<>]?\s?[$€£₹]?\s?\d/u.test(text))
  );
}
