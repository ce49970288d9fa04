import { describe, expect, it } from "vitest";
import { opposition } from "./opposes.ts";
import { readText } from "./stances.ts";

const compared = (a: string, b: string) => opposition(readText(a), readText(b), 0.3, false);

describe("two answers that leave each other", () => {
  it.each([
    ["Insist on a priced round.", "A convertible note is the right instrument."],
    ["N'entrons qu'en actions.", "Passez par un BSA AIR, c'est plus rapide qu'une augmentation de capital."],
    ["Convém entrar por mútuo conversível.", "Prefiro um aumento de capital."],
    ["Transfiram o valor de uma só vez.", "Convém liberar o aporte conforme os marcos."],
    ["Il faut verser les fonds en totalité.", "Mieux vaut verser les fonds contre jalons."],
    ["Give the app away for free.", "Users should pay from the first day."],
    ["Keep the founder at the top; the founder should stay.", "It is time to bring in a seasoned CEO."],
    ["Vendez l'entreprise au concurrent.", "Il faut rester indépendant."],
    ["Take the full allocation.", "A toehold would be the right size."],
    ["We should rely on resellers.", "Sell directly with our own sales team."],
    ["Misez sur les grands comptes.", "Ciblez plutôt les PME."],
    ["Rely on the founder's forecast.", "Halve the founder's forecast."],
    ["Invistam por meio de um veículo, via SPV.", "Prefiro investir diretamente."],
    ["Ordinary shares should be accepted.", "Ask for a liquidation preference."],
    ["They should pivot this year.", "Stay the course."],
    ["Buy the delivery vans.", "Lease the delivery vans."],
    ["Confiez le développement à un prestataire.", "Le développement doit se faire en interne."],
    ["We should lead the round.", "It would be wise to wait for a lead, we should only follow."],
  ])("%s / %s", (a, b) => {
    for (const found of [compared(a, b), compared(b, a)]) expect(found).not.toBeNull();
  });

  it.each([
    // Another thing.
    ["Buy the delivery vans.", "Lease the office."],
    ["Rely on the founder's forecast.", "Halve the marketing plan."],
    ["The logistics should be outsourced to a contractor.", "The payroll software must be built in house."],
    // The same answer, once by what it leaves.
    ["Insist on a priced round.", "Do not accept a convertible note."],
    ["N'entrons qu'en actions.", "Demandez une augmentation de capital plutôt qu'un BSA AIR."],
    // Both answers in one text.
    ["Insist on a priced round.", "Take a convertible note now, and insist on a priced round next year."],
    // Told, not asked; somebody else's; or on a condition.
    ["Insist on a priced round.", "The company has a convertible note outstanding."],
    ["The founders want to sell the company.", "Stay independent."],
    ["If a buyer turns up, sell the company.", "Stay independent."],
    // The answer's word without what makes it one.
    ["Enterprise contracts should be twelve months long.", "Small businesses should sign online."],
    ["Resellers should report every month.", "Ask for the direct sales by month."],
  ])("%s / %s go together", (a, b) => {
    expect(compared(a, b)).toBeNull();
    expect(compared(b, a)).toBeNull();
  });
});
