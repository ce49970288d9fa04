import { judged, measured, type Topic } from "./topic.ts";

/** How the money comes back. */
export const EXIT_TOPICS: readonly Topic[] = [
  measured("exit_value", "money", "exit", {
    name: { fr: "Valeur de sortie", en: "Exit value", pt: "Valor de saída" },
    aliases: {
      fr: ["valorisation de sortie", "valorisation à la sortie", "prix de sortie"],
      en: ["exit valuation", "exit price", "valuation at exit"],
      pt: ["valuation de saída", "preço de saída"],
    },
    plausible: [100_000, 10_000_000_000],
  }),
  measured("exit_horizon", "duration", "exit", {
    name: { fr: "Horizon de sortie", en: "Exit horizon", pt: "Horizonte de saída" },
    aliases: {
      fr: ["délai de sortie", "durée de détention", "horizon d'exit"],
      en: ["time to exit", "holding period", "exit timeline"],
      pt: ["prazo de saída", "tempo até a saída"],
    },
    better: "lower",
    plausible: [0, 180],
  }),
  measured("irr", "percent", "exit", {
    name: { fr: "TRI", en: "IRR", pt: "TIR" },
    aliases: {
      fr: ["taux de rendement interne", "taux de rentabilité interne", "TRI attendu"],
      en: ["internal rate of return", "expected IRR", "target IRR"],
      pt: ["taxa interna de retorno"],
    },
    plausible: [-100, 300],
  }),
  measured("return_multiple", "multiple", "exit", {
    name: { fr: "Multiple de retour", en: "Return multiple", pt: "Múltiplo de retorno" },
    aliases: {
      fr: ["MOIC", "multiple sur investissement", "multiple de sortie attendu", "retour sur investissement"],
      en: [
        "MOIC",
        "money multiple",
        "multiple on invested capital",
        "cash on cash",
        "expected return multiple",
        "TVPI",
        "DPI",
        "DPI ratio",
      ],
      pt: ["MOIC", "múltiplo sobre o capital investido", "retorno sobre o investimento"],
    },
    plausible: [0, 200],
  }),
  measured("exit_multiple", "multiple", "exit", {
    name: { fr: "Multiple de sortie", en: "Exit multiple", pt: "Múltiplo de saída" },
    aliases: { fr: ["multiple à la sortie"], en: ["multiple at exit"], pt: ["múltiplo na saída"] },
    plausible: [0, 60],
  }),
  measured("exit_probability", "percent", "exit", {
    name: { fr: "Probabilité de sortie", en: "Exit probability", pt: "Probabilidade de saída" },
    aliases: {
      fr: ["probabilité d'exit", "probabilité de succès"],
      en: ["probability of exit", "success probability", "probability of success"],
      pt: ["probabilidade de sucesso"],
    },
    plausible: [0, 100],
  }),
  judged("exit_potential", "exit", {
    name: { fr: "Potentiel de sortie", en: "Exit potential", pt: "Potencial de saída" },
    aliases: {
      fr: ["perspectives de sortie", "sortie", "stratégie de sortie", "scénarios de sortie", "exit"],
      en: ["exit", "exit strategy", "exit prospects", "exit opportunities", "exit outlook"],
      pt: ["saída", "estratégia de saída", "perspectivas de saída", "exit"],
    },
    key: true,
  }),
  judged("acquirers", "exit", {
    name: { fr: "Acquéreurs potentiels", en: "Potential acquirers", pt: "Potenciais adquirentes" },
    aliases: {
      fr: ["acquéreurs", "acheteurs potentiels"],
      en: ["acquirers", "strategic buyers", "likely acquirers"],
      pt: ["adquirentes", "compradores potenciais"],
    },
  }),
];
