/** Ratios that have one common meaning, and the lines of accounts that make them. */
export const NAMED_RATIOS: { names: string[]; over: string[]; under: string[] }[] = [
  {
    names: ["gross margin", "gross profit margin", "marge brute", "margem bruta"],
    over: ["gross profit", "bénéfice brut", "lucro bruto"],
    under: ["revenue", "net sales", "net revenue", "sales", "total revenue", "chiffre d'affaires", "receita"],
  },
  {
    names: [
      "operating margin",
      "operating profit margin",
      "operating income margin",
      "marge opérationnelle",
      "margem operacional",
    ],
    over: [
      "operating income",
      "income from operations",
      "operating profit",
      "résultat d'exploitation",
      "lucro operacional",
    ],
    under: ["revenue", "net sales", "net revenue", "sales", "total revenue", "chiffre d'affaires", "receita"],
  },
  {
    names: ["net margin", "net profit margin", "net income margin", "marge nette", "margem líquida"],
    over: ["net income", "net profit", "résultat net", "lucro líquido"],
    under: ["revenue", "net sales", "net revenue", "sales", "total revenue", "chiffre d'affaires", "receita"],
  },
  {
    names: ["current ratio", "ratio de liquidité générale", "índice de liquidez corrente"],
    over: ["total current assets"],
    under: ["total current liabilities"],
  },
  {
    names: ["effective tax rate", "effective income tax rate", "taux effectif d'imposition", "alíquota efetiva"],
    over: ["provision for income taxes", "income tax expense"],
    under: ["income before income taxes", "income before taxes", "income before provision for income taxes"],
  },
];

/** What stands between a share and what it is of: "70% of the 55 000 designers". */
export const SHARE_OF =
  /^\s*(?:of|out of|des?|du|d['’]|sur|parmi|dos?|das?|em)\s*(?:the|our|these|les|nos|ces|os|as)?\s*$/iu;
