import type { QualityEngineConfig } from "../../domain/config.ts";
import type { DebateRound } from "../../domain/debate.ts";
import type { Rung } from "../../domain/resolution.ts";
import type { ModelDesk } from "../../model/model-desk.ts";
import type { CaseFile } from "../case-file.ts";
import type { PromptSetting } from "../prompts/case-brief.ts";
import type { Ledger } from "./ledger.ts";
import type { Party } from "./party.ts";

/** What a case is argued with. The case file grows by verified evidence; each step hands the next its own. */
export interface HearingRoom {
  caseFile: CaseFile;
  parties: readonly [Party, Party];
  ledger: Ledger;
  /** The pages everybody reads, and instructions of the user's own. */
  setting: PromptSetting;
  config: QualityEngineConfig["consensus"];
  desk: ModelDesk;
  clock: () => Date;
  /** Told of each round when it is over. */
  onRound?: ((round: DebateRound) => void) | undefined;
}

/** The rungs on which a model proposes the verdict. */
export type ModelRung = Extract<Rung, "ARBITRATION" | "SKIP_TO_ARBITRATION" | "QUICK_RESOLUTION">;
