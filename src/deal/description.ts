import { z } from "zod";
import { Locale } from "../domain/locale.ts";
import { refuseRepeatedKeys } from "../domain/repeated-keys.ts";
import { dealName } from "./deal-name.ts";

const Files = z.object({
  deck: z.string().optional(),
  model: z.string().optional(),
  financialModel: z.string().optional(),
  context: z.string().optional(),
  contextEngine: z.string().optional(),
  fundingDb: z.string().optional(),
  "funding-db": z.string().optional(),
  documents: z.array(z.string()).optional(),
  agents: z.array(z.string()).optional(),
});

/** deal.json: what a deal is called and, where they differ, the names of its files. Every field may be left out. */
export const DealFileSchema = z.object({
  name: z.string().optional(),
  sector: z.string().optional(),
  stage: z.string().optional(),
  locale: Locale.optional(),
  files: Files.optional(),
  /** Who speaks in a file, by its path inside the folder, where its name does not tell. */
  roles: z.record(z.string(), z.enum(["company", "outside", "analyst"])).optional(),
});

/** What deal.json says, each role under one name. */
export interface DealDescription {
  name?: string | undefined;
  sector?: string | undefined;
  stage?: string | undefined;
  locale?: Locale | undefined;
  files: {
    deck?: string | undefined;
    model?: string | undefined;
    context?: string | undefined;
    fundingDb?: string | undefined;
  };
  documents: string[];
  agents: string[];
  roles: Record<string, "company" | "outside" | "analyst">;
}

/** Reads deal.json; the problem in words where it cannot be used. */
export function readDealFile(text: string): DealDescription | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
    refuseRepeatedKeys(text);
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const parsed = DealFileSchema.safeParse(json);
  if (!parsed.success) {
    return { problem: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ") };
  }
  const { files = {}, roles = {}, ...about } = parsed.data;
  return {
    ...about,
    name: dealName(about.name ?? "") || undefined,
    files: {
      deck: files.deck,
      model: files.model ?? files.financialModel,
      context: files.context ?? files.contextEngine,
      fundingDb: files.fundingDb ?? files["funding-db"],
    },
    documents: files.documents ?? [],
    agents: files.agents ?? [],
    roles,
  };
}

/** A deal without a deal.json. */
export const NO_DESCRIPTION: DealDescription = { files: {}, documents: [], agents: [], roles: {} };
