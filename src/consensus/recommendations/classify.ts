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
  const { ground, overall, denied, implied } = difference;
  // What is only read off its effects weighs no more than a matter of how.
  if (implied && ground !== "timing") return ground === "debt" || ground === "dependence" ? "RISK" : "TACTICAL";
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
    case "launch":
    case "debt":
    case "dependence":
      return "RISK";
    case "order":
      return "PRIORITY";
    case "change":
    case "level":
    case "pricing":
    case "priority":
    case "denial":
      return "TACTICAL";
  }
}

/** What two recommendations would push opposite ways. */
export function leverOf(ground: Difference["ground"]): "cash" | "price" | "time" | "risk" | "scope" {
  if (ground === "money" || ground === "aim") return "cash";
  if (ground === "pricing") return "price";
  if (ground === "launch" || ground === "timing" || ground === "pace") return "time";
  return ground === "reach" ? "scope" : "risk";
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
