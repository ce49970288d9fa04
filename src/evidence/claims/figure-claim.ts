import { SHARE } from "../../lexicon/movement.ts";
import type { ReadClaim } from "./claim.ts";
import type { Figure } from "./figures.ts";
import type { FigureLabel } from "./labels.ts";
import type { FigureTime } from "./times.ts";

/** "accounted for 12 %", "12 % of total revenue". */
export function withShare(text: string, figure: Figure): Figure {
  if (figure.quantity.unit !== "percent" || figure.role === "change") return figure;
  const after = /^\s*(?:of|du|des|de|d['’]|do|da|dos|das)(?:\s|(?<=['’]))/u.test(text.slice(figure.end));
  return after || SHARE.test(text.slice(0, figure.start)) ? { ...figure, role: "share" } : figure;
}

/** What a figure of a clause claims: a change, a share, or how much something is. */
export function figureClaim(
  whole: Omit<ReadClaim, "kind">,
  figure: Figure,
  label: FigureLabel | undefined,
  level: FigureTime = {},
  compared: { period?: string; base?: string },
): ReadClaim {
  const { quantity, readings, direction } = figure;
  const named = {
    ...whole,
    ...label,
    quantity,
    ...(readings === undefined ? {} : { readings }),
    ...(direction === undefined ? {} : { direction }),
  };
  if (figure.role === "change") {
    const kind = quantity.unit === "percent" ? "growth" : quantity.unit === "points" ? "points" : "difference";
    return { ...named, kind, ...compared };
  }
  if (
    CHANGED.test(named.label) &&
    compared.period !== undefined &&
    (compared.base !== undefined || quantity.unit === "percent")
  )
    return {
      ...named,
      label: named.label.replace(CHANGED, " ").trim(),
      kind: quantity.unit === "percent" ? "growth" : "difference",
      ...compared,
    };
  return { ...named, kind: figure.role === "share" && label?.of !== undefined ? "share" : "figure", ...level };
}

/** A change that does not say which way: "the variance in", "l'écart de". */
const CHANGED =
  /(?:\b(?:percentage|dollar|amount of|total|net)\s)?\b(?:change|variance|variation|difference|écart|variação|diferença)\b(?:\s(?:in dollars|in percent))?(?:\s(?:in|of|de|du|des|da|do)(?:\s(?:the|la|le|les|o|a))?\b)?/iu;
