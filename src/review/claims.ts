import type { Verification } from "../evidence/citations/verify.ts";
import type { Review } from "./result.ts";

/** The citations and sums of the deal's analysts. What our own quote is what they read, and proves nothing of anybody. */
export function claimsOfAnalysts({
  verification,
  agents,
}: Pick<Review, "verification" | "agents">): Pick<Verification, "citations" | "calculations"> {
  const own = new Set(agents.filter(({ builtIn }) => builtIn).map(({ agentName }) => agentName));
  const others = ({ agentName }: { agentName: string }) => !own.has(agentName);
  return {
    citations: (verification?.citations ?? []).filter(others),
    calculations: (verification?.calculations ?? []).filter(others),
  };
}
