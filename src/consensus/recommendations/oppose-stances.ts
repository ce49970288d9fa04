import type { Hit } from "./hits.ts";
import { agreeOnOrder } from "./holding-back.ts";
import { leaves, nameOthers } from "./levers.ts";
import type { Reading, Stance } from "./stances.ts";
import { sharesWord } from "./subject.ts";

/** Two stances that pull apart. */
export interface Clash {
  axis: Hit["axis"];
  a: Stance;
  b: Stance;
  /** Strong enough to be a conflict alone; others only tell more about one. */
  primary: boolean;
  /** Both speak of the whole company or deal. */
  overall: boolean;
}

const MANNERS = new Set<Hit["axis"]>(["posture", "pace", "timing"]);

/** Every pair of stances of two texts that oppose each other on the same subject. */
export function clashesOf(a: Reading, b: Reading): Clash[] {
  const clashes: Clash[] = [];
  for (const one of a.stances) {
    for (const other of b.stances) {
      const axis = opposedOn(one, other);
      if (axis === null || !sameMatter(one, other, a, b, axis)) continue;
      if (holds(a, other, one) || holds(b, one, other)) continue;
      if (one.refused !== other.refused && agreeOnOrder(one.text, other.text)) continue;
      const primary = one.role !== "purpose" && other.role !== "purpose" && one.firm && other.firm;
      clashes.push({ axis, a: one, b: other, primary, overall: one.overall && other.overall });
    }
  }
  return clashes;
}

/** The axis on which two stances are opposed, or null. */
function opposedOn(x: Stance, y: Stance): Hit["axis"] | null {
  if ((x.role === "stated") !== (y.role === "stated") && x.axis !== "surety") return null;
  // Who launches and who does not: one denies the other, whatever the day.
  if (x.axis === "launch" && y.axis === "launch" && x.end === y.end) return null;
  if (x.axis === y.axis) {
    if (x.end === y.end) return x.refused !== y.refused && x.axis !== "surety" ? x.axis : null;
    // To renegotiate to what the other accepts is no dispute.
    if (x.axis === "price" && x.amounts.some((amount) => y.amounts.includes(amount))) return null;
    return !x.refused && !y.refused ? x.axis : null;
  }
  return acrossAxes(x, y) ?? acrossAxes(y, x);
}

/** Opposition between neighbouring axes; `x` is the bold one. */
function acrossAxes(x: Stance, y: Stance): Hit["axis"] | null {
  if (x.axis === "deal" && y.axis === "money" && y.end === 0 && y.overall) {
    return (x.end === 1 && !x.refused && !y.refused) || (x.end === 0 && !x.refused && y.refused) ? "deal" : null;
  }
  if (x.refused || y.refused || x.end !== 0 || y.end !== 1) return null;
  if (MANNERS.has(x.axis) && MANNERS.has(y.axis)) {
    // Starting now and going step by step go together.
    return x.axis === "timing" && y.axis === "pace" ? null : y.axis === "posture" ? "posture" : y.axis;
  }
  const acts = x.axis === "money" || x.axis === "reach" || x.axis === "deal" || x.axis === "launch";
  if (acts && (y.axis === "timing" || y.axis === "posture")) return y.axis;
  if (x.axis === "aim" && y.axis === "money" && y.overall) return "aim";
  if (x.axis === "reach" && y.axis === "money" && sharesWord(x.subject, y.subject)) return "reach";
  return null;
}

/** True where two opposed stances speak of the same thing. */
function sameMatter(x: Stance, y: Stance, textX: Reading, textY: Reading, axis: Hit["axis"]): boolean {
  if (x.about !== null && y.about !== null && x.about !== y.about) return false;
  const lever = sameLever(x, y, axis);
  if (lever !== null) return lever;
  const shared = sharesWord(named(x), named(y)) || x.amounts.some((amount) => y.amounts.includes(amount));
  const crossed = x.axis !== y.axis && !(MANNERS.has(x.axis) && MANNERS.has(y.axis));
  if (axis === "level" || x.weak || y.weak) return within(x.subject, y.subject) || within(y.subject, x.subject);
  // Prudence beside an act opposes it only where it is prudence about that act.
  if (crossed && axis === "posture") return shared || mentions(textX, x, textY, y);
  if (x.overall && y.overall) return true;
  if (!x.overall && !y.overall) return shared;
  if (
    axis === "money" ||
    axis === "reach" ||
    axis === "deal" ||
    axis === "price" ||
    axis === "posture" ||
    axis === "aim" ||
    axis === "change"
  )
    return true;
  const [specific, overallText] = x.overall ? [y, textX] : [x, textY];
  return specific.ofAct || sharesWord(named(specific), overallText.subject);
}

/** Whether two acts push the same lever of the same thing; null where the plain rules tell. */
function sameLever(x: Stance, y: Stance, axis: Hit["axis"]): boolean | null {
  if (x.about === "range" && y.about === "range") return true;
  if (axis === "debt" || axis === "pricing" || axis === "launch") return !nameOthers(x.things, y.things);
  if (axis === "dependence") return sharesWord(x.subject, y.subject);
  // The investor's own money is not the company's cash.
  const implied = x.implied || y.implied;
  if (implied && axis === "money" && [x, y].some(({ end, overall }) => end === 0 && overall)) return false;
  if (axis === "timing" && (x.about === "launch" || y.about === "launch")) {
    const [launched, put] = x.about === "launch" ? [x, y] : [y, x];
    const known = new Set([...launched.things, ...launched.subject]);
    const same = [...put.things].every((thing) => sharesWord(new Set([thing]), known));
    if (nameOthers(x.things, y.things) || (put.about !== "launch" && !same)) return false;
  }
  if (axis !== "reach" || x.end === y.end) return null;
  const [wide, narrow] = x.end === 0 ? [x, y] : [y, x];
  if (narrow.about !== "market" || wide.about === "range") return null;
  // Abroad is elsewhere; a place nobody knows may be anywhere.
  return wide.places.length === 0 ? wide.subject.has("international") : leaves(wide.places, narrow.places);
}

/** Every word of the one is in the other, and there is one at least. */
function within(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && [...a].every((word) => sharesWord(new Set([word]), b));
}

/** What a stance is about, the act itself included: "wait before investing" meets "invest". */
function named(stance: Stance): Set<string> {
  const names = new Set(stance.subject);
  if (stance.axis === "money" && stance.end === 0) names.add("investing");
  if (stance.axis === "reach" && stance.end === 0) names.add("expansion");
  if (stance.axis === "launch") names.add("launch");
  return names;
}

function mentions(textX: Reading, x: Stance, textY: Reading, y: Stance): boolean {
  const [act, careful, carefulText] = x.kind === "act" ? [x, y, textY] : [y, x, textX];
  if (!careful.overall) return false;
  const sentence = carefulText.sentences[careful.sentence];
  if (sentence === undefined || act.overall) return false;
  return sharesWord(act.subject, carefulText.subject);
}

/** "Spend 100 k€" is not what "spend 500 k€" asks for. */
function otherSums({ amounts: a }: Stance, { amounts: b }: Stance): boolean {
  return a.length > 0 && b.length > 0 && !a.some((amount) => b.includes(amount));
}

/** The text itself also holds what the other side wants, on the same matter: it weighs both, and opposes nobody. */
function holds(reading: Reading, wanted: Stance, against: Stance): boolean {
  return reading.stances.some(
    (stance) =>
      stance !== against &&
      stance.role === "recommended" &&
      stance.axis === wanted.axis &&
      stance.end === wanted.end &&
      stance.refused === wanted.refused &&
      !otherSums(stance, wanted) &&
      ((stance.overall && wanted.overall) || sharesWord(stance.subject, wanted.subject)),
  );
}
