import { attribute, child, childrenOf, numberAttribute, type XmlNode } from "../xml.ts";

type Point = readonly [x: number, y: number];

/** Whether a shape is filled at a point of its box, given as shares of width and height. */
export type Reach = (x: number, y: number) => "in" | "out" | "maybe";

/** Shapes that fill their box, but for corners. */
const FULL =
  /^(?:rect|round\w*|snip\w*|flowChart(?:Process|AlternateProcess|PredefinedProcess|InternalStorage|Document)|plaque|bevel|foldedCorner|cube|can|\w*[cC]allout\w*|actionButton\w*)$/;
/** Shapes that are lines, or empty in the middle. */
const OPEN =
  /^(?:line|\w*Connector\d?|frame|halfFrame|donut|blockArc|noSmoking|arc|\w*Bracket|\w*Brace|bracketPair|bracePair|corner|diagStripe)$/;
const MOST_POINTS = 2_000;
/** Names for edges and middles of the box. */
const GUIDES: Record<string, number> = { l: 0, t: 0, hc: 0.5, vc: 0.5, r: 1, b: 1 };
const CURVE_STEPS = 6;

/** Where inside its box a shape is filled; undefined for all of it. */
export function reachOf(properties: XmlNode | undefined): Reach | undefined {
  const own = child(properties, "custGeom");
  if (own !== undefined) return insideOf(own);
  const name = attribute(child(properties, "prstGeom"), "prst") ?? "rect";
  if (FULL.test(name)) return undefined;
  if (OPEN.test(name)) return () => "maybe";
  const fromMiddle = (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5);
  if (name === "ellipse") return (x, y) => (fromMiddle(x, y) <= 0.5 ? "in" : "out");
  return (x, y) => (fromMiddle(x, y) <= 0.25 ? "in" : "maybe");
}

/** A drawn outline: inside where a ray to the side crosses it an odd number of times. */
function insideOf(geometry: XmlNode): Reach {
  const drawn = childrenOf(child(geometry, "pathLst"), "path").filter((path) => attribute(path, "fill") !== "none");
  const paths = drawn.map(pointsOf).filter((points) => points.length > 2);
  // Arcs are left out of the outline.
  const rough = paths.length < drawn.length || drawn.some((path) => child(path, "arcTo") !== undefined);
  return (x, y) => (paths.some((points) => crossings(points, x, y) % 2 === 1) ? "in" : rough ? "maybe" : "out");
}

function pointsOf(path: XmlNode): Point[] {
  const width = numberAttribute(path, "w") || 1;
  const height = numberAttribute(path, "h") || 1;
  const found: Point[] = [];
  for (const step of path.children) {
    if (found.length > MOST_POINTS) return [];
    const points = childrenOf(step, "pt").map(
      (pt): Point => [
        GUIDES[attribute(pt, "x") ?? ""] ?? (numberAttribute(pt, "x") ?? 0) / width,
        GUIDES[attribute(pt, "y") ?? ""] ?? (numberAttribute(pt, "y") ?? 0) / height,
      ],
    );
    const from = found.at(-1);
    const [a, b, c] = points;
    if (step.name === "cubicBezTo" && from && a && b && c) {
      for (let i = 1; i <= CURVE_STEPS; i++) found.push(onCurve([from, a, b, c], i / CURVE_STEPS));
    } else found.push(...points);
  }
  return found;
}

function onCurve([from, a, b, to]: readonly [Point, Point, Point, Point], t: number): Point {
  const mix = (i: 0 | 1) =>
    from[i] * (1 - t) ** 3 + 3 * a[i] * t * (1 - t) ** 2 + 3 * b[i] * t ** 2 * (1 - t) + to[i] * t ** 3;
  return [mix(0), mix(1)];
}

function crossings(points: Point[], x: number, y: number): number {
  let count = 0;
  for (let i = 0; i < points.length; i++) {
    const [x0, y0] = points[i] as Point;
    const [x1, y1] = points[(i + 1) % points.length] as Point;
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) count++;
  }
  return count;
}
