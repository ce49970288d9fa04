import { z } from "zod";

/**
 * What a figure rests on, weakest claim first. `declared`: one company document says so. `corroborated`: independent
 * documents agree, or stated and recomputed agree. `outside`: an outside source agrees. `contradicted`: the documents'
 * own statements or sums say otherwise.
 */
export const EvidenceLevel = z.enum(["declared", "corroborated", "outside", "contradicted"]);
export type EvidenceLevel = z.infer<typeof EvidenceLevel>;
