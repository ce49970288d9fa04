import type { ExtractionIssue } from "../domain/document.ts";
import type { Locale } from "../domain/locale.ts";

type Detail = Record<string, string>;
type Faults = Record<string, (detail: Detail) => string>;

/** What is wrong with a cell of a model, by the kind of the fault. */
const FAULTS: Record<Locale, Faults> = {
  en: {
    among_formulas: (d) => `${d.cell} is typed among formulas (beside ${d.neighbour})`,
    typed_total: (d) => `the total ${d.cell} is typed, not calculated`,
    constant: (d) => `the formula in ${d.cell} holds the number ${d.constant}, which stands in no cell of its own`,
    constant_held: (d) => `the formula in ${d.cell} holds the number ${d.constant}, which ${d.held} already holds`,
    pasted: (d) => `${d.cell} holds ${d.value}: a calculated result pasted as a number`,
    row_pattern: (d) => `the formula in ${d.cell} is not the one of its row (compare ${d.neighbour})`,
    column_pattern: (d) => `the formula in ${d.cell} is not the one of its column (compare ${d.neighbour})`,
    short_range: (d) => `the sum in ${d.cell} leaves out ${d.missed}`,
    missing_line: (d) => `the total in ${d.cell} leaves out the line ${d.missed}`,
    empty_input: (d) => `${d.cell} is empty, and the formula in ${d.neighbour} reads it`,
    total: (d) => `the total ${d.cell} says ${d.value}, its lines give ${d.sum}`,
    average: (d) => `the average ${d.cell} says ${d.value}, the numbers above it give ${d.sum}`,
    balance: (d) => `the balance does not balance: ${d.cell} says ${d.value}, the other side ${d.sum}`,
    cash_end: (d) => `the cash at the end in ${d.cell} says ${d.value}, the cash before and the flow give ${d.sum}`,
    cash_start: (d) => `the cash at the start in ${d.cell} says ${d.value}, the period before ended with ${d.sum}`,
    check_row: (d) => `the check in ${d.cell} is ${d.value}, not zero`,
    digit: (d) =>
      `${d.cell} holds ${d.value}, ten times or a tenth of the figures on both sides of it (${d.neighbour})`,
    growth_jump: (d) =>
      `the growth typed in ${d.cell} leaps to ${d.value} % after falling or steady growth (${d.neighbour})`,
    label: (d) => `the label beside ${d.cell} says ${d.said}, the cell ${d.value}`,
    unused: (d) => `no formula reads the assumption in ${d.cell}`,
    share_over_whole: (d) => `${d.cell} is a share of ${d.value} %, above the whole`,
    negative_count: (d) => `${d.cell} counts ${d.value}: fewer than none`,
    negative_share: (d) => `${d.cell} is a share of ${d.value} %, below zero`,
    summed_rate: (d) => `${d.cell} adds up prices or rates over time`,
    two_names: (d) => `${d.cell} calls one number by the names of two different results`,
    copy: (d) => `this sheet and “${d.other}” are the same model with other numbers`,
    lone_total: (d) =>
      `${d.cell} adds up its column without a name, and the columns beside it (${d.neighbour}) have no such sum`,
    stale_case: (d) => `${d.cell} says ${d.value} for the case the model is set to, ${d.neighbour} calculates ${d.sum}`,
    loan_in_result: (d) => `the result ${d.cell} counts a loan (${d.missed}) as income or cost`,
    gross_after_overheads: (d) => `${d.cell} is called gross and is what is left after overheads (${d.missed})`,
    retention_as_nrr: (d) =>
      `${d.cell} is called net retention and is only 1 − churn (${d.missed}): nothing is gained in it`,
    monthly_rate: (d) => `${d.cell} lets a monthly rate (${d.missed}) work once for a whole year`,
  },
  fr: {
    among_formulas: (d) => `${d.cell} est saisie au milieu de formules (à côté de ${d.neighbour})`,
    typed_total: (d) => `le total ${d.cell} est saisi, pas calculé`,
    constant: (d) => `la formule en ${d.cell} contient le nombre ${d.constant}, qui n’a pas de cellule à lui`,
    constant_held: (d) => `la formule en ${d.cell} contient le nombre ${d.constant}, que ${d.held} contient déjà`,
    pasted: (d) => `${d.cell} contient ${d.value} : un résultat calculé, collé comme un nombre`,
    row_pattern: (d) => `la formule en ${d.cell} n’est pas celle de sa ligne (comparer ${d.neighbour})`,
    column_pattern: (d) => `la formule en ${d.cell} n’est pas celle de sa colonne (comparer ${d.neighbour})`,
    short_range: (d) => `la somme en ${d.cell} laisse de côté ${d.missed}`,
    missing_line: (d) => `le total en ${d.cell} laisse de côté la ligne ${d.missed}`,
    empty_input: (d) => `${d.cell} est vide, et la formule en ${d.neighbour} la lit`,
    total: (d) => `le total ${d.cell} dit ${d.value}, ses lignes donnent ${d.sum}`,
    average: (d) => `la moyenne ${d.cell} dit ${d.value}, les nombres au-dessus donnent ${d.sum}`,
    balance: (d) => `le bilan n’est pas équilibré : ${d.cell} dit ${d.value}, l’autre côté ${d.sum}`,
    cash_end: (d) => `la trésorerie de fin en ${d.cell} dit ${d.value}, celle du début et le flux donnent ${d.sum}`,
    cash_start: (d) => `la trésorerie de début en ${d.cell} dit ${d.value}, la période précédente finit à ${d.sum}`,
    check_row: (d) => `le contrôle en ${d.cell} vaut ${d.value}, pas zéro`,
    digit: (d) => `${d.cell} contient ${d.value}, dix fois plus ou moins que les chiffres voisins (${d.neighbour})`,
    growth_jump: (d) =>
      `la croissance saisie en ${d.cell} bondit à ${d.value} % après une croissance stable ou en baisse (${d.neighbour})`,
    label: (d) => `le libellé à côté de ${d.cell} dit ${d.said}, la cellule ${d.value}`,
    unused: (d) => `aucune formule ne lit l’hypothèse en ${d.cell}`,
    share_over_whole: (d) => `${d.cell} est une part de ${d.value} %, au-dessus du tout`,
    negative_count: (d) => `${d.cell} compte ${d.value} : moins que zéro`,
    negative_share: (d) => `${d.cell} est une part de ${d.value} %, en dessous de zéro`,
    summed_rate: (d) => `${d.cell} additionne des prix ou des taux dans le temps`,
    two_names: (d) => `${d.cell} donne à un seul nombre les noms de deux résultats différents`,
    copy: (d) => `cette feuille et « ${d.other} » sont le même modèle avec d’autres nombres`,
    lone_total: (d) =>
      `${d.cell} additionne sa colonne sans libellé, et les colonnes voisines (${d.neighbour}) n’ont pas cette somme`,
    stale_case: (d) => `${d.cell} dit ${d.value} pour le scénario choisi, ${d.neighbour} calcule ${d.sum}`,
    loan_in_result: (d) => `le résultat ${d.cell} compte un emprunt (${d.missed}) comme produit ou charge`,
    gross_after_overheads: (d) => `${d.cell} est dit brut et vient après des frais généraux (${d.missed})`,
    retention_as_nrr: (d) =>
      `${d.cell} est dit rétention nette et n’est que 1 − churn (${d.missed}) : rien n’y est gagné`,
    monthly_rate: (d) => `${d.cell} applique un taux mensuel (${d.missed}) une seule fois pour une année`,
  },
  pt: {
    among_formulas: (d) => `${d.cell} foi escrita à mão no meio de fórmulas (ao lado de ${d.neighbour})`,
    typed_total: (d) => `o total ${d.cell} foi escrito à mão, não calculado`,
    constant: (d) => `a fórmula em ${d.cell} contém o número ${d.constant}, que não tem célula própria`,
    constant_held: (d) => `a fórmula em ${d.cell} contém o número ${d.constant}, que ${d.held} já contém`,
    pasted: (d) => `${d.cell} contém ${d.value}: um resultado calculado, colado como número`,
    row_pattern: (d) => `a fórmula em ${d.cell} não é a da sua linha (comparar ${d.neighbour})`,
    column_pattern: (d) => `a fórmula em ${d.cell} não é a da sua coluna (comparar ${d.neighbour})`,
    short_range: (d) => `a soma em ${d.cell} deixa de fora ${d.missed}`,
    missing_line: (d) => `o total em ${d.cell} deixa de fora a linha ${d.missed}`,
    empty_input: (d) => `${d.cell} está vazia, e a fórmula em ${d.neighbour} lê-a`,
    total: (d) => `o total ${d.cell} diz ${d.value}, as suas linhas dão ${d.sum}`,
    average: (d) => `a média ${d.cell} diz ${d.value}, os números acima dão ${d.sum}`,
    balance: (d) => `o balanço não fecha: ${d.cell} diz ${d.value}, o outro lado ${d.sum}`,
    cash_end: (d) => `o caixa final em ${d.cell} diz ${d.value}, o inicial e o fluxo dão ${d.sum}`,
    cash_start: (d) => `o caixa inicial em ${d.cell} diz ${d.value}, o período anterior termina com ${d.sum}`,
    check_row: (d) => `a verificação em ${d.cell} é ${d.value}, não zero`,
    digit: (d) => `${d.cell} contém ${d.value}, dez vezes mais ou menos que os números ao lado (${d.neighbour})`,
    growth_jump: (d) =>
      `o crescimento escrito em ${d.cell} salta para ${d.value} % depois de crescimento estável ou em queda (${d.neighbour})`,
    label: (d) => `o rótulo ao lado de ${d.cell} diz ${d.said}, a célula ${d.value}`,
    unused: (d) => `nenhuma fórmula lê a premissa em ${d.cell}`,
    share_over_whole: (d) => `${d.cell} é uma parte de ${d.value} %, acima do todo`,
    negative_count: (d) => `${d.cell} conta ${d.value}: menos do que zero`,
    negative_share: (d) => `${d.cell} é uma parte de ${d.value} %, abaixo de zero`,
    summed_rate: (d) => `${d.cell} soma preços ou taxas ao longo do tempo`,
    two_names: (d) => `${d.cell} dá a um só número os nomes de dois resultados diferentes`,
    copy: (d) => `esta aba e “${d.other}” são o mesmo modelo com outros números`,
    lone_total: (d) =>
      `${d.cell} soma a sua coluna sem rótulo, e as colunas ao lado (${d.neighbour}) não têm essa soma`,
    stale_case: (d) => `${d.cell} diz ${d.value} para o cenário escolhido, ${d.neighbour} calcula ${d.sum}`,
    loan_in_result: (d) => `o resultado ${d.cell} conta um empréstimo (${d.missed}) como receita ou custo`,
    gross_after_overheads: (d) => `${d.cell} chama-se bruto e vem depois de despesas gerais (${d.missed})`,
    retention_as_nrr: (d) => `${d.cell} chama-se retenção líquida e é só 1 − churn (${d.missed}): nada é ganho nela`,
    monthly_rate: (d) => `${d.cell} aplica uma taxa mensal (${d.missed}) uma só vez a um ano inteiro`,
  },
};

/** A number in the reader's form, up to the cent; anything else as it is. */
const said = (value: string | number, locale: Locale): string =>
  typeof value === "number" || /^-?\d{4,}(?:\.\d+)?$/.test(value)
    ? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Number(value))
    : value;

/** The fault of a sheet in words, or null where its kind has none of its own. */
export function sheetFault({ detail }: ExtractionIssue, locale: Locale): string | null {
  const words = FAULTS[locale];
  const kind = String(detail.kind ?? "");
  if (!Object.hasOwn(words, kind) || detail.cell === undefined) return null;
  const texts = Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, said(value, locale)]));
  return words[kind]?.(texts) ?? null;
}
