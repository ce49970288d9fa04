import { judged, measured, type Topic } from "./topic.ts";

/** How the money comes back. */
export const EXIT_TOPICS: readonly Topic[] = [
  measured("exit_value", "money", "exit", [100_000, 10_000_000_000], {
    fr: "Valeur de sortie, valorisation de sortie, valorisation à la sortie, prix de sortie",
    en: "Exit value, exit valuation, exit price, valuation at exit",
    pt: "Valor de saída, valuation de saída, preço de saída",
  }),
  measured("exit_horizon", "duration", "exit", [0, 180], {
    fr: "Horizon de sortie, délai de sortie, durée de détention, horizon d'exit",
    en: "Exit horizon, time to exit, holding period, exit timeline",
    pt: "Horizonte de saída, prazo de saída, tempo até a saída",
    better: "lower",
  }),
  measured("irr", "percent", "exit", [-100, 300], {
    fr: "TRI, taux de rendement interne, taux de rentabilité interne, TRI attendu",
    en: "IRR, internal rate of return, expected IRR, target IRR",
    pt: "TIR, taxa interna de retorno",
  }),
  measured("return_multiple", "multiple", "exit", [0, 200], {
    fr: "Multiple de retour, MOIC, multiple sur investissement, multiple de sortie attendu, retour sur investissement",
    en: "Return multiple, MOIC, money multiple, multiple on invested capital, cash on cash, expected return multiple, TVPI, DPI, DPI ratio",
    pt: "Múltiplo de retorno, MOIC, múltiplo sobre o capital investido, retorno sobre o investimento",
  }),
  measured("exit_multiple", "multiple", "exit", [0, 60], {
    fr: "Multiple de sortie, multiple à la sortie",
    en: "Exit multiple, multiple at exit",
    pt: "Múltiplo de saída, múltiplo na saída",
  }),
  measured("exit_probability", "percent", "exit", [0, 100], {
    fr: "Probabilité de sortie, probabilité d'exit, probabilité de succès",
    en: "Exit probability, probability of exit, success probability, probability of success",
    pt: "Probabilidade de saída, probabilidade de sucesso",
  }),
  judged("exit_potential", "exit", {
    fr: "Potentiel de sortie, perspectives de sortie, sortie, stratégie de sortie, scénarios de sortie, exit",
    en: "Exit potential, exit, exit strategy, exit prospects, exit opportunities, exit outlook",
    pt: "Potencial de saída, saída, estratégia de saída, perspectivas de saída, exit",
    key: true,
  }),
  judged("acquirers", "exit", {
    fr: "Acquéreurs potentiels, acquéreurs, acheteurs potentiels",
    en: "Potential acquirers, acquirers, strategic buyers, likely acquirers",
    pt: "Potenciais adquirentes, adquirentes, compradores potenciais",
  }),
];
