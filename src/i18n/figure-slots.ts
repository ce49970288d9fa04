import type { FigureSlot } from "../domain/figure-slots.ts";
import type { Catalogue } from "./catalogue.ts";

/** The figures of a deal by their short names. */
export const SLOT_NAMES: Catalogue<Record<FigureSlot, string>> = {
  en: {
    revenue: "Revenue or ARR",
    growth: "Growth",
    burn: "Monthly burn",
    cash: "Cash",
    runway: "Runway",
    round: "Round",
    price: "Valuation",
    multiple: "Multiple",
  },
  fr: {
    revenue: "Revenus ou ARR",
    growth: "Croissance",
    burn: "Burn mensuel",
    cash: "Trésorerie",
    runway: "Runway",
    round: "Levée",
    price: "Valorisation",
    multiple: "Multiple",
  },
  pt: {
    revenue: "Receita ou ARR",
    growth: "Crescimento",
    burn: "Burn mensal",
    cash: "Caixa",
    runway: "Runway",
    round: "Captação",
    price: "Valuation",
    multiple: "Múltiplo",
  },
};
