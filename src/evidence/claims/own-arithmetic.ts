import type { ReadClaim } from "./claim.ts";
import type { Judgement } from "./verdict.ts";

/**
 * A movement held against the figures of the same sentence: "rose from 5 to 4" is false whatever the documents say.
 * Null where the sentence does not give both ends, or where they agree.
 */
export function againstOwnFigures(claim: ReadClaim, claims: readonly ReadClaim[]): Judgement | null {
  const { ends, direction } = claim;
  if (ends !== undefined && direction !== undefined && ends.from.value !== ends.to.value) {
    const went = ends.to.value > ends.from.value ? "up" : "down";
    if (went !== direction)
      return { verdict: "contradicted", reason: "own_figures", sum: `${ends.from.text} → ${ends.to.text}` };
  }
  if (claim.period === undefined || claim.base === undefined || direction === undefined) return null;
  const at = (period: string) => {
    const found = claims.filter((one) => one.kind === "figure" && one.label === claim.label && one.period === period);
    return found.length === 1 && found[0]?.readings === undefined ? found[0]?.quantity : undefined;
  };
  const [from, to] = [at(claim.base), at(claim.period)];
  if (from === undefined || to === undefined || from.unit !== to.unit || from.currency !== to.currency) return null;
  if (from.value < 0 || to.value < 0 || from.range !== undefined || to.range !== undefined) return null;
  const sum = `${from.text} → ${to.text}`;
  if (from.value === to.value) return null;
  if ((to.value > from.value ? "up" : "down") !== direction)
    return { verdict: "contradicted", reason: "own_figures", sum };
  if (claim.kind !== "growth" || claim.quantity === undefined || from.value === 0) return null;
  const growth = Math.abs((to.value - from.value) / from.value) * 100;
  const room = ((to.step / 2 + (from.step / 2) * (to.value / from.value)) / from.value) * 100;
  if (Math.abs(Math.abs(claim.quantity.value) - growth) <= claim.quantity.step / 2 + room) return null;
  return { verdict: "contradicted", reason: "own_figures", sum: `${sum} = ${Number(growth.toPrecision(4))} %` };
}
