import type { AgentRole, ConflictSeverity, ConflictType } from "../../domain/recommendation.ts";
import type { Difference } from "./opposes.ts";

export const SEVERITY: Record<ConflictType, ConflictSeverity> = {
  FINANCIAL: "HIGH",
  STRATEGIC: "HIGH",
  RISK: "MEDIUM",
  TACTICAL: "MEDIUM",
  PRIORITY: "LOW",
};

const WEIGHT: ConflictType[] = ["FINANCIAL", "STRATEGIC", "RISK", "TACTICAL", "PRIORITY"];

/** What kind of conflict a difference between two agents is. */
export function typeOf(difference: Difference, roles: readonly [AgentRole, AgentRole]): ConflictType {
  const { ground, overall, denied } = difference;
  switch (ground) {
    case "return":
    case "price":
    case "ticket":
      return "FINANCIAL";
    case "money":
      if (roles.includes("financial") && roles.includes("commercial")) return "FINANCIAL";
      // To invest in the company, or not at all, are opposed directions.
      return overall && denied ? "STRATEGIC" : "TACTICAL";
    case "reach":
    case "aim":
    case "deal":
      return "STRATEGIC";
    case "posture":
    case "pace":
    case "timing":
    case "surety":
      return "RISK";
    case "order":
      return "PRIORITY";
    case "change":
    case "level":
    case "priority":
    case "denial":
      return "TACTICAL";
  }
}

/** The weightier of two kinds first. */
export function byWeight(a: ConflictType, b: ConflictType): number {
  return WEIGHT.indexOf(a) - WEIGHT.indexOf(b);
}

/** True where nothing lies between the two: doing one excludes the other. */
export function excludes({ ground, overall, denied, subject }: Difference): boolean {
  if (denied) return true;
  if (ground === "money") return overall || subject.length > 0;
  return (
    ground === "reach" ||
    ground === "deal" ||
    ground === "price" ||
    ground === "ticket" ||
    ground === "timing" ||
    ground === "level" ||
    ground === "order"
  );
}
