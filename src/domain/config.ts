/** Every threshold of the engines, in one place. */
export const QUALITY_ENGINE_CONFIG = {
  consensus: {
    /** A numeric gap is a contradiction above this share of the mean of the two. */
    numericGap: 0.3,
    /** Assessments contradict each other from this many steps of the scale on. */
    assessmentDistance: 2,
    /** Values this close are the same value. */
    sameValue: 0.02,
    /** Positions this close to a cluster's centre belong to it. */
    clusterRadius: 0.15,
    maxDebateRounds: 3,
    /** Straight to arbitration if one side is more than this many points surer … */
    skipDebateConfidenceDiff: 35,
    /** … and surer than this. */
    skipDebateMinConfidence: 80,
    /** Below this on both sides nothing is decided without verified primary evidence. */
    lowConfidence: 50,
    /** MODERATE contradictions with a side at or above this are noted, not debated. */
    moderateDebateBelow: 70,
    autoResolveMinorContradictions: true,
    /** Debaters' arguments this similar (Jaccard) have converged. */
    convergence: 0.7,
    /** A quick verdict is allowed for MINOR and MODERATE where one side is surer than this. */
    quickResolutionAbove: 85,
    maxOneLiner: 200,
    /** A debater may be surer than this only with a verified primary source … */
    maxConfidenceWithoutPrimary: 80,
    /** … and this sure at most with nothing verified at all. */
    maxConfidenceOnInference: 59,
    /** No further round where a case would then take more tokens than this, its arbitration included; cached ones are free. */
    maxCaseTokens: 15_000,
    /** A dossier up to this long is shown whole to whoever argues or decides a case; of a longer one … */
    wholeDossierCharacters: 16_000,
    /** … the pages that bear on the case, up to this many characters. */
    casePagesCharacters: 6_000,
    /** Beside every debate of a review, as many independent answers as its tokens pay for. They decide nothing. */
    voteBesideDebate: true,
    /** An arbitrator is set aside where its verdict changed with the order of the sides in more than this share … */
    maxFlipShare: 0.3,
    /** … of at least this many cases. */
    minFlipCases: 5,
    /** Contradictions resolved at the same time by `resolveAll`. */
    concurrency: 10,
    /** Milliseconds one question to a model may take, retries and repairs included. */
    callTimeoutMs: 60_000,
  },
  recommendations: {
    maxConflicts: 10,
    maxRounds: 3,
    debateTimeoutMs: 30_000,
    minConfidence: 0.4,
    /** Conflicts from this severity up are debated. */
    minSeverity: "MEDIUM" as "LOW" | "MEDIUM" | "HIGH" | "CRITICAL",
  },
  reflexion: {
    tier1ConfidenceThreshold: 70,
    tier2ConfidenceThreshold: 60,
    tier3Enabled: false,
    criticalRedFlagAlwaysReflect: true,
    batchReflexionEnabled: true,
    maxReflexionIterations: 2,
    /** Another iteration must be worth this many points of quality. */
    minGain: 5,
    /** From this quality on, with no open CRITICAL, an analysis is ready for the business angel. */
    readyScore: 70,
    /** Above this share of critiques that cannot be fixed, the founder must be asked for data. */
    dataInsufficiencyRatio: 0.7,
    /** Benchmarks older than this many years are expired. */
    benchmarkMaxAgeYears: 3,
    /** Critiques taken from a model per analysis. */
    maxModelCritiques: 8,
    /** Characters of material in one question to a model; what is longer is asked in several. */
    maxQuestionCharacters: 60_000,
    /** Milliseconds one question to a model may take, retries and repairs included. */
    callTimeoutMs: 60_000,
  },
  limits: {
    maxContradictionsToResolve: 10,
    maxAgentsToReflect: 8,
    tokenBudget: 100_000,
    /** Beside it, where analysts of ours work with a model. */
    analystTokenBudget: 400_000,
  },
} as const;

/** The shape of the thresholds, for a user's own. */
export type QualityEngineConfig = {
  [Section in keyof typeof QUALITY_ENGINE_CONFIG]: {
    [Key in keyof (typeof QUALITY_ENGINE_CONFIG)[Section]]: (typeof QUALITY_ENGINE_CONFIG)[Section][Key] extends number
      ? number
      : (typeof QUALITY_ENGINE_CONFIG)[Section][Key] extends boolean
        ? boolean
        : (typeof QUALITY_ENGINE_CONFIG)[Section][Key];
  };
};
