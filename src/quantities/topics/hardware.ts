import { measured, type Topic } from "./topic.ts";

/** Things that are built, stocked and shipped. */
export const HARDWARE_TOPICS: readonly Topic[] = [
  measured("units_sold", "count", "product", {
    name: { fr: "Unités vendues", en: "Units sold", pt: "Unidades vendidas" },
    aliases: {
      fr: ["volumes vendus", "nombre d'unités vendues", "quantités vendues"],
      en: ["units shipped", "unit sales", "items sold", "devices sold", "shipments"],
      pt: ["unidades enviadas", "itens vendidos", "volume de unidades"],
    },
    plausible: [0, 50_000_000],
  }),
  measured("bom_cost", "money", "product", {
    name: {
      fr: "Coût de la nomenclature (BOM)",
      en: "Bill of materials cost",
      pt: "Custo da lista de materiais (BOM)",
    },
    aliases: {
      fr: ["BOM", "coût BOM", "coût matière", "coût des composants"],
      en: ["BOM", "BOM cost", "bill of materials", "material cost"],
      pt: ["BOM", "custo BOM", "custo de materiais"],
    },
    better: "lower",
    plausible: [0, 1_000_000],
  }),
  measured("unit_cost", "money", "product", {
    name: { fr: "Coût de revient unitaire", en: "Unit cost", pt: "Custo unitário" },
    aliases: {
      fr: ["coût unitaire", "coût de revient", "PRI", "coût de production unitaire", "coût de fabrication"],
      en: ["cost per unit", "manufacturing cost", "production cost per unit", "unit production cost", "landed cost"],
      pt: ["custo de produção unitário", "custo de fabricação"],
    },
    better: "lower",
    plausible: [0, 1_000_000],
  }),
  measured("inventory", "money", "financial", {
    name: { fr: "Stocks", en: "Inventory", pt: "Estoque" },
    aliases: {
      fr: ["stock", "valeur des stocks", "valeur du stock"],
      en: ["inventory value", "stock value"],
      pt: ["estoques", "inventário", "existências", "valor do estoque"],
    },
    better: null,
    plausible: [0, 100_000_000],
  }),
  measured("lead_time", "duration", "product", {
    name: { fr: "Délai de fabrication", en: "Lead time", pt: "Prazo de produção" },
    aliases: {
      fr: ["délai d'approvisionnement", "délai de livraison", "délai de production", "lead time"],
      en: ["production lead time", "manufacturing lead time", "delivery time"],
      pt: ["lead time", "prazo de entrega", "tempo de fabricação"],
    },
    better: "lower",
    plausible: [0, 24],
  }),
  measured("production_capacity", "count", "product", {
    name: { fr: "Capacité de production", en: "Production capacity", pt: "Capacidade de produção" },
    aliases: {
      fr: ["capacité industrielle", "capacité annuelle"],
      en: ["manufacturing capacity", "annual capacity"],
      pt: ["capacidade produtiva", "capacidade industrial"],
    },
    plausible: [0, 100_000_000],
  }),
  measured("production_yield", "percent", "product", {
    name: { fr: "Rendement de production", en: "Production yield", pt: "Rendimento de produção" },
    aliases: {
      fr: ["taux de rendement", "rendement industriel"],
      en: ["manufacturing yield", "yield rate", "first pass yield"],
      pt: ["rendimento industrial"],
    },
    plausible: [0, 100],
  }),
  measured("defect_rate", "percent", "product", {
    name: { fr: "Taux de défaut", en: "Defect rate", pt: "Taxa de defeitos" },
    aliases: {
      fr: ["taux de panne", "taux de rebut", "taux de SAV"],
      en: ["failure rate", "scrap rate", "warranty rate", "RMA rate"],
      pt: ["taxa de falhas", "taxa de avarias", "taxa de garantia"],
    },
    better: "lower",
    plausible: [0, 50],
  }),
  measured("trl", "number", "technical", {
    name: {
      fr: "Niveau de maturité technologique (TRL)",
      en: "Technology readiness level",
      pt: "Nível de maturidade tecnológica (TRL)",
    },
    aliases: {
      fr: ["TRL", "maturité technologique", "niveau TRL"],
      en: ["TRL", "TRL level", "technology readiness"],
      pt: ["TRL", "nível TRL", "prontidão tecnológica"],
    },
    plausible: [1, 9],
  }),
  measured("inventory_turnover", "multiple", "financial", {
    name: { fr: "Rotation des stocks", en: "Inventory turnover", pt: "Giro de estoque" },
    aliases: {
      fr: ["taux de rotation des stocks"],
      en: ["stock turnover", "inventory turns"],
      pt: ["rotação de estoque"],
    },
    plausible: [0, 50],
  }),
];
