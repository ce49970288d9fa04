/** How grave people call a warning, as stems without case or accents. Gravest first: the first that fits counts. */
export const SEVERITY_STEMS = {
  CRITICAL: [
    "critic",
    "critiqu",
    "blocker",
    "blocking",
    "bloquant",
    "bloqueante",
    "dealbreaker",
    "redhibitoire",
    "fatal",
  ],
  HIGH: ["high", "haut", "elev", "alta", "alto", "major", "majeur", "maior", "grave", "severe", "serious", "serieux"],
  MEDIUM: ["medium", "moderate", "moder", "moyen", "media", "medio"],
  LOW: ["low", "faible", "baix", "bass", "minor", "mineur", "menor", "info"],
} as const;
