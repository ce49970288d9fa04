import type { VerificationContext } from "../../domain/context.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { Fact } from "../../domain/fact.ts";
import { dossierOf } from "../../dossier/plain-context.ts";
import { findFacts } from "../facts/find.ts";
import { certaintyOf } from "./certainty.ts";
import { members } from "./constraint.ts";
import { solutionOf } from "./find.ts";

/**
 * How far a figure is borne out (SPEC §3): `declared` one company document says so; `corroborated` independent documents
 * agree, or stated and recomputed agree; `outside` an outside source agrees; `contradicted` the documents deny it.
 */
export type EvidenceLevel = "declared" | "corroborated" | "outside" | "contradicted";

/** A figure's evidence level, and what it rests on. */
export interface Standing {
  level: EvidenceLevel;
  /** How many independent relations bear it out: sums that come out, other documents that say the same. */
  borneOutBy: number;
  /** How many break on it. */
  brokenBy: number;
}

const DECLARED: Standing = { level: "declared", borneOutBy: 0, brokenBy: 0 };

const known = new WeakMap<Dossier, Map<string, Standing>>();

/**
 * The standing of one fact; of a topic, that of its best borne-out sure fact, unless one is contradicted.
 *
 * ```ts
 * factSheet(context).facts.map((fact) => standingOf(context, fact).level);
 * ```
 */
export function standingOf(context: VerificationContext, about: Pick<Fact, "id"> | string): Standing {
  const dossier = dossierOf(context);
  const all = standings(dossier);
  if (typeof about !== "string") return all.get(about.id) ?? DECLARED;
  const own = findFacts(dossier, about).map(({ id }) => all.get(id) ?? DECLARED);
  const contradicted = own.find(({ level }) => level === "contradicted");
  return contradicted ?? own.reduce((best, one) => (rank(one) > rank(best) ? one : best), DECLARED);
}

const rank = ({ level, borneOutBy }: Standing): number => (level === "outside" ? 1000 : 0) + borneOutBy;

function standings(dossier: Dossier): Map<string, Standing> {
  const before = known.get(dossier);
  if (before !== undefined) return before;
  const { holding, conflicts } = solutionOf(dossier);
  const found = new Map<string, { bearing: Set<string>; outside: boolean; broken: number }>();
  const of = (id: string) => {
    const one = found.get(id) ?? { bearing: new Set<string>(), outside: false, broken: 0 };
    found.set(id, one);
    return one;
  };
  for (const constraint of holding) {
    if (!constraint.exact || constraint.bound !== "equal") continue;
    for (const member of members(constraint)) {
      const others = members(constraint).filter((one) => one !== member && one.sure);
      // The same document repeating itself bears nothing out.
      const independent =
        constraint.kind !== "two_values" || others.some(({ document }) => document !== member.document);
      if (others.length === 0 || !independent) continue;
      of(member.id).bearing.add(constraint.id);
      if (constraint.kind === "two_values" && others.some(({ source }) => source === "context_engine"))
        of(member.id).outside = true;
    }
  }
  for (const constraint of conflicts.flatMap(({ main, also }) => [main, ...also])) {
    if (certaintyOf(constraint) === "sure") for (const { id } of members(constraint)) of(id).broken += 1;
  }
  const standing = new Map(
    [...found].map(([id, { bearing, outside, broken }]) => [
      id,
      {
        level: broken > 0 ? "contradicted" : outside ? "outside" : bearing.size > 0 ? "corroborated" : "declared",
        borneOutBy: bearing.size,
        brokenBy: broken,
      } satisfies Standing,
    ]),
  );
  known.set(dossier, standing);
  return standing;
}
