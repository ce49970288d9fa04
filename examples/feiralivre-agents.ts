import { findingNumbering, quote, sum } from "./findings.ts";

/** Four analysts of FeiraLivre: two careful, two not. */
export function feiralivreAgents() {
  const finding = findingNumbering();
  return {
    "financial-auditor": {
      agentName: "financial-auditor",
      tier: 1,
      findings: [
        finding("Receita", 2_568_000, "BRL", 88, "financial", [
          quote("Modelo financeiro, Aba DRE, Linha 5", "Receita R$ 2.568 mil"),
        ]),
        finding("Margem bruta", 44, "%", 85, "financial", [
          quote("Modelo financeiro, Aba DRE, Linha 8", "Margem bruta 44,0 %"),
          sum("Modelo financeiro, Aba DRE", "(2.568 − 1.438) / 2.568 = 44,0 %"),
        ]),
        finding("Runway", 10, "meses", 82, "financial", [sum("Deck Slide 11", "1.450 / 145 = 10")]),
        finding("Caixa", "R$ 1.450 mil", null, 86, "financial", [
          quote("Deck Slide 11", "Caixa em dezembro de 2024: R$ 1.450 mil"),
        ]),
      ],
      recommendation: "Recomendo cautela: investir em duas parcelas e preservar o caixa até a margem passar de 50 %.",
    },
    "deck-forensics": {
      agentName: "deck-forensics",
      tier: 1,
      findings: [
        finding("GMV", "R$ 21,4 milhões", null, 90, "financial", [quote("Deck Slide 5", "GMV R$ 21,4 milhões")]),
        finding("Take rate", 12, "%", 87, "financial", [quote("Deck Slide 7", "12 % Take rate 2024")]),
        finding("Restaurantes ativos", 1_340, null, 86, "customer", [
          quote("Deck Slide 6", "1.340 Restaurantes ativos"),
        ]),
        finding("Valuation pre-money", "R$ 24 milhões", null, 90, "structure", [
          quote("Deck Slide 11", "R$ 24 milhões Valuation pre-money"),
        ]),
        finding("Contrato Rede Sabor & Cia", "assinado", null, 84, "legal", [
          quote("Deck Slide 3", "Contrato assinado com a Rede Sabor & Cia em setembro de 2024."),
        ]),
      ],
    },
    "market-intelligence": {
      agentName: "market-intelligence",
      tier: 1,
      findings: [
        finding("TAM", "R$ 38 bilhões", null, 80, "market", [quote("Deck Slide 4", "R$ 38 bilhões TAM")]),
        finding("GMV", "R$ 214 milhões", null, 74, "financial", [quote("Deck Slide 5", "GMV R$ 214 milhões")]),
        finding("Receita", 4_920_000, "BRL", 72, "financial", [
          quote("Modelo financeiro, Receita!E7", "Receita R$ 4.920 mil"),
        ]),
      ],
      recommendation:
        "O mercado é enorme. Recomendo investir já e com força para acelerar a expansão para novas capitais.",
    },
    "customer-intel": {
      agentName: "customer-intel",
      tier: 1,
      findings: [
        finding("Restaurantes ativos", 3_950, null, 77, "customer", [
          quote("Deck Slide 6", "3.950 Restaurantes ativos"),
        ]),
        finding("Take rate", 18, "%", 75, "financial", [quote("Deck Slide 7", "take rate de 18 %")]),
        finding("Taxa de recompra mensal", 68, "%", 83, "customer", [
          quote("Deck Slide 6", "68 % Taxa de recompra mensal"),
        ]),
        finding("Contrato Rede Sabor & Cia", "nenhum", null, 62, "legal", []),
      ],
    },
  };
}
