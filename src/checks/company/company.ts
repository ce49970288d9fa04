import { COMPANY_SENTENCES } from "../../i18n/checks/company.ts";
import { type Finding, type Input, makeCheck, type Place } from "../check.ts";
import { placeOfPassage } from "../places.ts";
import type { Teller } from "../teller.ts";
import { type Agreement, agreements } from "./agree.ts";
import { type Identity, identitiesOf } from "./identity.ts";
import { checkSum, isRegisterNumber, type RegisterNumber, registerNumbers } from "./numbers.ts";

interface SeenNumber extends RegisterNumber {
  place: Place;
  holds: boolean;
}

interface SeenCompany {
  numbers: SeenNumber[];
  identities: Identity[];
  agreements: Agreement[];
}

/** Who the company is: its numbers could have been given out as printed, and its papers name one and the same company. */
export const company = makeCheck<SeenCompany>({
  id: "company",
  look: ({ witness }) => {
    const seen = witness
      .passages()
      .filter(({ document }) => document.source === "deck" || document.source === "financial_model")
      .filter(({ row }) => row.cells.every(({ ocr }) => ocr === undefined))
      .flatMap((passage) =>
        registerNumbers(passage.text).map((one) => ({
          ...one,
          place: placeOfPassage(passage, { label: one.kind.toUpperCase(), printed: one.printed }),
          holds: isRegisterNumber(one),
        })),
      );
    const identities = identitiesOf(witness);
    return {
      numbers: [...new Map(seen.toReversed().map((one) => [`${one.kind} ${one.plain}`, one])).values()].toReversed(),
      identities,
      agreements: agreements(identities),
    };
  },
  tell: ({ numbers, identities, agreements: compared }, teller) => ({
    inputs: inputsOf(numbers, identities, teller),
    findings: [
      ...numbers.map((number) => digitsFinding(number, teller)),
      ...compared.map((one) => agreementFinding(one, teller)),
    ],
  }),
});

function inputsOf(numbers: readonly SeenNumber[], identities: readonly Identity[], { locale }: Teller): Input[] {
  const words = COMPANY_SENTENCES[locale];
  const fields = (["name", "office", "incorporated"] as const).map((field): Input => {
    const place = identities.find((one) => one[field] !== undefined)?.[field]?.place ?? null;
    const name = words.things[field];
    return place === null ? { name, place, ask: words.asks[field] } : { name, place };
  });
  return [
    ...(numbers.length === 0
      ? [{ name: words.number, place: null, ask: words.askNumber }]
      : numbers.map(({ kind, place }) => ({ name: kind.toUpperCase(), place }))),
    ...fields,
  ];
}

function digitsFinding({ kind, plain, printed, place, holds }: SeenNumber, { locale }: Teller): Finding {
  const words = COMPANY_SENTENCES[locale];
  const said = { kind: kind.toUpperCase(), printed };
  const common = { rule: "check_digits", about: plain, places: [place], sum: checkSum({ kind, plain }) };
  if (holds) return { ...common, verdict: "holds", text: words.holds(said) };
  return {
    ...common,
    verdict: "flag",
    severity: "MAJOR",
    text: words.wrong(said),
    impact: words.impact,
    question: words.ask(said),
  };
}

function agreementFinding({ field, one, other, holds }: Agreement, teller: Teller): Finding {
  const words = COMPANY_SENTENCES[teller.locale];
  const said = {
    what: field,
    one: one.printed,
    where: teller.reference(one.place),
    other: other.printed,
    elsewhere: teller.reference(other.place),
  };
  const same = one.printed === other.printed;
  const sum = same ? null : `${one.printed} ${holds ? "=" : "≠"} ${other.printed}`;
  const common = { rule: `same_${field}`, places: [one.place, other.place], sum };
  if (holds) return { ...common, verdict: "holds", text: words.agree(said) };
  return {
    ...common,
    verdict: "question",
    severity: field === "number" || field === "name" ? "MAJOR" : "MODERATE",
    text: words.differ(said),
    impact: words.impactDiffer,
    question: words.askDiffer(said),
  };
}
