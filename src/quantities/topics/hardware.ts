import { measured, type Topic } from "./topic.ts";

/** Things that are built, stocked and shipped. */
export const HARDWARE_TOPICS: readonly Topic[] = [
  measured("units_sold", "count", "product", [0, 50_000_000], {
    fr: "Unités vendues, volumes vendus, nombre d'unités vendues, quantités vendues",
    en: "Units sold, units shipped, unit sales, items sold, devices sold, shipments",
    pt: "Unidades vendidas, unidades enviadas, itens vendidos, volume de unidades",
  }),
  measured("bom_cost", "money", "product", [0, 1_000_000], {
    fr: "Coût de la nomenclature (BOM), BOM, coût BOM, coût matière, coût des composants",
    en: "Bill of materials cost, BOM, BOM cost, bill of materials, material cost",
    pt: "Custo da lista de materiais (BOM), BOM, custo BOM, custo de materiais",
    better: "lower",
  }),
  measured("unit_cost", "money", "product", [0, 1_000_000], {
    fr: "Coût de revient unitaire, coût unitaire, coût de revient, PRI, coût de production unitaire, coût de fabrication",
    en: "Unit cost, cost per unit, manufacturing cost, production cost per unit, unit production cost, landed cost",
    pt: "Custo unitário, custo de produção unitário, custo de fabricação",
    better: "lower",
  }),
  measured("inventory", "money", "financial", [0, 100_000_000], {
    fr: "Stocks, stock, valeur des stocks, valeur du stock",
    en: "Inventory, inventory value, stock value",
    pt: "Estoque, estoques, inventário, existências, valor do estoque",
    better: null,
  }),
  measured("lead_time", "duration", "product", [0, 24], {
    fr: "Délai de fabrication, délai d'approvisionnement, délai de livraison, délai de production, lead time",
    en: "Lead time, production lead time, manufacturing lead time, delivery time",
    pt: "Prazo de produção, lead time, prazo de entrega, tempo de fabricação",
    better: "lower",
  }),
  measured("production_capacity", "count", "product", [0, 100_000_000], {
    fr: "Capacité de production, capacité industrielle, capacité annuelle",
    en: "Production capacity, manufacturing capacity, annual capacity",
    pt: "Capacidade de produção, capacidade produtiva, capacidade industrial",
  }),
  measured("production_yield", "percent", "product", [0, 100], {
    fr: "Rendement de production, taux de rendement, rendement industriel",
    en: "Production yield, manufacturing yield, yield rate, first pass yield",
    pt: "Rendimento de produção, rendimento industrial",
  }),
  measured("defect_rate", "percent", "product", [0, 50], {
    fr: "Taux de défaut, taux de panne, taux de rebut, taux de SAV",
    en: "Defect rate, failure rate, scrap rate, warranty rate, RMA rate",
    pt: "Taxa de defeitos, taxa de falhas, taxa de avarias, taxa de garantia",
    better: "lower",
  }),
  measured("trl", "number", "technical", [1, 9], {
    fr: "Niveau de maturité technologique (TRL), TRL, maturité technologique, niveau TRL",
    en: "Technology readiness level, TRL, TRL level, technology readiness",
    pt: "Nível de maturidade tecnológica (TRL), TRL, nível TRL, prontidão tecnológica",
  }),
  measured("inventory_turnover", "multiple", "financial", [0, 50], {
    fr: "Rotation des stocks, taux de rotation des stocks",
    en: "Inventory turnover, stock turnover, inventory turns",
    pt: "Giro de estoque, rotação de estoque",
  }),
];
