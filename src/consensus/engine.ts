import { QUALITY_ENGINE_CONFIG, type QualityEngineConfig } from "../domain/config.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction, Detection } from "../domain/contradiction.ts";
import { TribunalError } from "../domain/errors.ts";
import type { ScoredFinding } from "../domain/finding.ts";
import type { Locale } from "../domain/locale.ts";
import type { Resolution } from "../domain/resolution.ts";
import { openCase } from "./case-file.ts";
import { unresolved } from "./court.ts";
import { contentId, detect } from "./detect.ts";
import type { ExchangeRates } from "./entries.ts";
import { guardVerdict } from "./guard.ts";
import { climb } from "./ladder.ts";
import { writeResolution } from "./write-resolution.ts";

/** What the engine tells while it works. */
export type ConsensusEvent =
  | { type: "detected"; detection: Detection }
  | { type: "resolved"; contradictionId: string; resolution: Resolution };

export interface ConsensusEngineOptions {
  /** Language of every sentence. Default "en". */
  locale?: Locale;
  /** Thresholds of your own, merged over QUALITY_ENGINE_CONFIG.consensus. */
  config?: Partial<QualityEngineConfig["consensus"]>;
  /** Default: the machine's. Hand in your own for a run that can be repeated to the byte. */
  clock?: () => Date;
  /** Names a contradiction from a seed that depends on its findings alone. Default: a hash of the seed. */
  newId?: (seed: string) => string;
  emit?: (event: ConsensusEvent) => void;
  /** Exchange rates the deal gives, e.g. `{ EUR: 1, USD: 0.92 }`. Without them currencies are not compared. */
  rates?: ExchangeRates;
}

/** Finds contradictions between findings and settles them by evidence. Needs no model. */
export class ConsensusEngine {
  readonly #locale: Locale;
  readonly #config: QualityEngineConfig["consensus"];
  readonly #clock: () => Date;
  readonly #newId: (seed: string) => string;
  readonly #emit: (event: ConsensusEvent) => void;
  readonly #rates: ExchangeRates;

  constructor(options: ConsensusEngineOptions = {}) {
    this.#locale = options.locale ?? "en";
    this.#config = { ...QUALITY_ENGINE_CONFIG.consensus, ...options.config };
    this.#clock = options.clock ?? (() => new Date());
    this.#newId = options.newId ?? contentId;
    this.#emit = options.emit ?? (() => {});
    this.#rates = options.rates ?? {};
  }

  /** The contradictions, most severe first. */
  async detectContradictions(findings: readonly ScoredFinding[]): Promise<Contradiction[]> {
    return this.detect(findings).contradictions;
  }

  /** The contradictions, and apart from them definition mismatches, gaps, and findings that could not be compared. */
  detect(findings: readonly ScoredFinding[]): Detection {
    if (!Array.isArray(findings)) throw new TribunalError("bad_input", "Findings must be given as a list.");
    const detection = detect(findings, {
      locale: this.#locale,
      config: this.#config,
      clock: this.#clock,
      newId: this.#newId,
      rates: this.#rates,
    });
    this.#emit({ type: "detected", detection });
    return detection;
  }

  /** Settles one contradiction by the ladder of rungs. The guard has the last word on every verdict. */
  async resolve(contradiction: Contradiction, context: VerificationContext): Promise<Resolution> {
    if (!Array.isArray(contradiction?.positions) || contradiction.positions.length < 2) {
      throw new TribunalError("bad_input", "A contradiction needs at least two positions.");
    }
    const started = this.#clock();
    const caseFile = openCase(contradiction, context ?? {}, this.#locale, this.#config.sameValue);
    const { ruling, sides, path } = climb(caseFile, this.#config);
    const finish = (verdict: typeof ruling) => {
      const resolvedAt = this.#clock();
      const totalDuration = resolvedAt.getTime() - started.getTime();
      return writeResolution(caseFile, verdict, { resolvedAt, totalDuration, path, sides });
    };
    let resolution = finish(ruling);
    const faults = guardVerdict(resolution, caseFile, ruling.rung, this.#config);
    if (faults.length > 0) {
      const refused = { by: ruling.rung, codes: faults.map(({ code, detail }) => `${code}: ${detail}`) };
      resolution = {
        ...finish(unresolved("EVIDENCE_COURT", "no_evidence", caseFile.testimony)),
        refusedVerdicts: [refused],
      };
    }
    this.#emit({ type: "resolved", contradictionId: contradiction.id, resolution });
    return resolution;
  }
}
