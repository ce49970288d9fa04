import type { AnalystSpec } from "../analyst-spec.ts";

export const fintechExpert: AnalystSpec = {
  name: "fintech-expert",
  tier: 2,
  mission: "You judge the deal as an expert of financial services.",
  deliver: [
    "volume, take rate and net revenue, each apart",
    "licences and who holds them",
    "losses, fraud and capital needed",
  ],
  topics: ["gmv", "take_rate", "revenue"],
  sectors:
    /fintech|\bfinanc|\bpayments?|\bpaiements?|\bpagamentos?|\bbank|\bbanqu|\bbanc[oa]|insur|\bassuran|\bseguro|\bcr[eé]dit/i,
};
