import { describe, expect, it } from "vitest";
import { opposition } from "./opposes.ts";
import { readText } from "./stances.ts";

/** As a review compares: what is recommended, statements set apart. */
const compared = (a: string, b: string) => opposition(readText(a), readText(b), 0.3, false);

describe("advice in the words of a memo", () => {
  it.each([
    ["A venture loan alongside the equity makes sense.", "The last thing this company needs is borrowing.", "debt"],
    ["The team is too thin, so staff up engineering.", "Headcount is already heavy; no additional engineers.", "money"],
    ["Bring production in house.", "Stay with subcontractors.", "money"],
    ["Our request: be on the market by March.", "Nothing should be released before next winter.", "launch"],
    ["Les tarifs sont trop bas, les remonter.", "Il faut conserver le prix d'appel.", "pricing"],
    ["Le budget publicitaire mérite d'être doublé.", "La publicité ne rapporte rien, la couper.", "money"],
    ["Attaquer l'Italie et l'Espagne.", "Toute implantation à l'étranger serait une erreur.", "reach"],
    ["Garder l'activité de conseil.", "Abandonner le conseil.", "denial"],
    ["Conserver l'exclusivité.", "Sortir au plus vite de l'exclusivité.", "dependence"],
    ["O aplicativo deve ir ao ar em março.", "Melhor esperar a licença antes de pôr o aplicativo no ar.", "launch"],
    ["Entrar no México este ano.", "O Brasil ainda oferece espaço: concentrar os esforços aqui.", "reach"],
    ["We recommend doubling the support team.", "Freeze all hiring.", "money"],
    ["Raise again before the summer.", "There should be no further round this year.", "timing"],
    ["Une nouvelle levée s'impose.", "Il ne faut pas lever en 2026.", "timing"],
    ["Acquérir le distributeur belge.", "Aucune acquisition cette année.", "money"],
    ["Build its own warehouse software.", "In-house software is a distraction.", "money"],
    ["Conserver l'abonnement actuel.", "Passer à une tarification à l'usage.", "denial"],
    ["Vale a pena dobrar a mídia no segundo semestre.", "Cortar mídia e segurar despesas.", "money"],
  ])("%s / %s pull apart", (a, b, ground) => {
    for (const found of [compared(a, b), compared(b, a)])
      expect(found?.differences.map((difference) => difference.ground)).toContain(ground);
  });

  it.each([
    ["A venture loan alongside the equity makes sense.", "Ask the bank for a longer repayment period."],
    ["Hire a part-time CFO.", "Keep a close eye on cash."],
    ["A venture loan makes sense. A second loan would be a mistake.", "Borrowing should be avoided."],
    ["A venture loan makes sense.", "We recommend to review any reduction of the loan."],
    ["Charge enterprise customers more.", "Keep the free plan for students."],
    ["No price is attached to the round.", "The company should charge a fee on winnings."],
    ["Mettre le produit en vente dès l'automne.", "Repousser l'assemblée générale à l'automne."],
    ["Le recrutement de six ingénieurs nous semble urgent.", "Réduire le délai de recrutement des ingénieurs."],
    ["Le coût de la publicité augmente.", "Réduire la publicité."],
    ["Triple the ad budget once retention is fixed.", "Fix retention before spending more on ads."],
    ["Passer à une tarification à l'usage.", "Augmenter les prix de l'abonnement."],
    ["Raise again before the summer.", "Prepare the data room for the next round."],
    ["Attaquer l'Italie en 2026.", "Se concentrer sur l'Italie."],
    ["Reajustar a mensalidade em janeiro.", "Reduzir a inadimplência das mensalidades."],
    ["Contratar dez pessoas em vendas.", "Reduzir a rotatividade da equipe de vendas."],
  ])("%s / %s go together", (a, b) => {
    expect(compared(a, b)).toBeNull();
    expect(compared(b, a)).toBeNull();
  });

  it("is told as implied: the words themselves are no opposites", () => {
    const found = compared("A venture loan makes sense.", "The last thing this company needs is borrowing.");
    expect(found?.differences).toMatchObject([{ ground: "debt", implied: true, bold: "a" }]);
  });
});
