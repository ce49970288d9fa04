import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { TERM_SHEET_SENTENCES } from "../../i18n/checks/term-sheet.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { type Finding, type Input, makeCheck, type Place } from "../check.ts";
import { convertiblePapers } from "../instruments/prose.ts";
import { placeOfFact } from "../places.ts";
import type { Teller } from "../teller.ts";
import { rightsBeside, type ToldBeside } from "./against-papers.ts";
import { averageBaseIn } from "./clauses.ts";
import { readTermSheet, type TermSheet } from "./read.ts";

/** A figure of the round as the term sheet states it, and as the other papers do. */
interface Compared {
  topic: (typeof COMPARED)[number];
  here: Place;
  there: Place;
  holds: boolean;
}

interface SeenTerms {
  sheet: TermSheet | null;
  /** Figures that the term sheet states: price, amount, valuation. */
  figures: { topic: string; place: Place }[];
  compared: Compared[];
  /** Rights as another paper tells them. */
  told: ToldBeside[];
}

const FIGURES = ["valuation_pre_money", "round_size", "share_price"] as const;
const COMPARED = [...FIGURES, "valuation_post_money"] as const;

/** The term sheet read for what it costs the investor, and held against the deck. */
export const termSheet = makeCheck<SeenTerms>({
  id: "term_sheet",
  look: ({ witness }) => {
    const sheet = readTermSheet(witness);
    if (sheet === null) return { sheet, figures: [], compared: [], told: [] };
    const own = sheet.document.id;
    return {
      sheet,
      figures: FIGURES.flatMap((topic) => {
        const [fact] = stated(witness, topic).filter(({ document }) => document === own);
        if (fact !== undefined) return [{ topic, place: placeOfFact(fact) }];
        return topic === "round_size" && sheet.amount !== null ? [{ topic, place: sheet.amount.place }] : [];
      }),
      compared: COMPARED.flatMap((topic) => compare(witness, topic, sheet) ?? []),
      told: rightsBeside(witness, sheet),
    };
  },
  tell: ({ sheet, figures, compared, told }, teller) => {
    const words = TERM_SHEET_SENTENCES[teller.locale];
    if (sheet === null) return { inputs: [{ name: words.sheet, place: null, ask: words.askSheet }], findings: [] };
    const found = (topic: string) => figures.find((one) => one.topic === topic)?.place ?? null;
    const asked = (name: string, place: Place | null): Input =>
      place === null ? { name, place, ask: words.askTerm({ name }) } : { name, place };
    const inputs = [
      ...FIGURES.map((topic) => asked(words.figures[topic], found(topic))),
      ...TERMS.map((term) => asked(words.terms[term], sheet[term]?.place ?? null)),
    ];
    return {
      inputs,
      findings: [
        ...compared.map((one) => comparedFinding(one, teller)),
        ...told.map((one) => toldFinding(one, teller)),
        ...termFindings(sheet, teller),
      ],
      tables: [
        {
          title: words.asRead,
          head: [words.term, words.says, words.place],
          rows: inputs.flatMap(({ name, place }) =>
            place === null ? [] : [[name, afterItsName(place.printed), teller.reference(place)]],
          ),
        },
      ],
    };
  },
});

/** "Board: five seats" beside "Board" is "five seats". */
const afterItsName = (printed: string): string => /^[^:]{1,40}:\s*(\S.*)$/u.exec(printed)?.[1] ?? printed;

const TERMS = ["preference", "antiDilution", "proRata", "board", "vesting"] as const;

const stated = (witness: Witness, topic: string) =>
  witness
    .says({ topic, of: "company", sure: true })
    .filter(
      ({ only, source, quantity, document }) =>
        only === undefined &&
        !convertiblePapers(witness).has(document) &&
        (source === "deck" || source === "financial_model") &&
        quantity.range === undefined &&
        quantity.unit === "money",
    );

/** One figure here, one there: where either paper says several, nobody knows which is meant. */
function compare(witness: Witness, topic: Compared["topic"], sheet: TermSheet): Compared | null {
  const all = stated(witness, topic);
  const own = sheet.document.id;
  const [here, ...more] = statedHere(all, topic, sheet);
  const others = all.filter(
    ({ document, nature }) => document !== own && nature !== "scenario" && nature !== "example",
  );
  const [there] = others;
  if (here === undefined || there === undefined) return null;
  if (more.some(({ quantity }) => !sameFigure(quantity, here.quantity))) return null;
  if (others.some(({ quantity }) => !sameFigure(quantity, there.quantity))) return null;
  if (here.quantity.currency !== there.quantity.currency) return null;
  return {
    topic,
    here: here.place,
    there: placeOfFact(there),
    holds: sameFigure(here.quantity, there.quantity),
  };
}

/** What the term sheet itself says; its line of the amount where nothing else there names the round. */
function statedHere(all: readonly Fact[], topic: string, { document: { id }, amount }: TermSheet) {
  const facts = all
    .filter(({ document }) => document === id)
    .map((fact) => ({ quantity: fact.quantity, place: placeOfFact(fact) }));
  if (facts.length > 0 || topic !== "round_size" || amount === null) return facts;
  return [{ quantity: amount.value, place: amount.place }];
}

function comparedFinding({ topic, here, there, holds }: Compared, teller: Teller): Finding {
  const words = TERM_SHEET_SENTENCES[teller.locale];
  const said = { name: words.figures[topic], here: here.printed, there: there.printed, where: teller.reference(there) };
  const shared = { rule: `same_${topic}`, places: [here, there] };
  // Two prints of one figure are shown side by side; one print twice says nothing more.
  const sum = said.here === said.there ? null : `${said.here} = ${said.there}`;
  if (holds) return { ...shared, verdict: "holds", text: words.same(said), sum };
  return {
    ...shared,
    verdict: "question",
    severity: "MAJOR",
    text: words.differs(said),
    sum: `${said.here} ≠ ${said.there}`,
    impact: words.impactPrice,
    question: words.askDiffers(said),
  };
}

/** What a deck promises of the rights and the term sheet does not give, or gives as told. */
function toldFinding({ term, here, there, parts, holds }: ToldBeside, teller: Teller): Finding {
  const words = TERM_SHEET_SENTENCES[teller.locale];
  const shown = parts
    .filter((one) => holds || one.here !== one.there)
    .map(({ name, here: own, there: told }) => ({
      here: words.part({ name, value: String(own) }),
      there: words.part({ name, value: String(told) }),
    }));
  const said = {
    name: words.terms[term],
    here: shown.map((one) => one.here).join(", "),
    there: shown.map((one) => one.there).join(", "),
    where: teller.reference(there),
  };
  const shared = {
    rule: `told_${term}`,
    places: [here, there],
    sum: shown.map((one) => `${one.here} ${holds ? "=" : "≠"} ${one.there}`).join("; "),
  };
  if (holds) return { ...shared, verdict: "holds", text: words.same(said) };
  return {
    ...shared,
    verdict: "question",
    severity: term === "vesting" ? "MODERATE" : "MAJOR",
    text: words.differs(said),
    impact: words.impactTold,
    question: words.askTold(said),
  };
}

/** What its holder is paid before anybody else. */
function paidFirst(multiple: number, amount: TermSheet["amount"], teller: Teller): string | null {
  if (amount === null) return null;
  const { value, currency } = amount.value;
  return `${teller.money(value, currency)} × ${multiple} = ${teller.money(value * multiple, currency)}`;
}

/** Terms that are not usual at this stage, each named with what it does. */
function termFindings({ preference, antiDilution, proRata, amount }: TermSheet, teller: Teller): Finding[] {
  const words = TERM_SHEET_SENTENCES[teller.locale];
  const findings: Finding[] = [];
  const ask = (rule: string, place: Place, text: string, impact: string, question: string): Finding => ({
    rule,
    verdict: "question",
    severity: "MODERATE",
    text,
    places: [place],
    impact,
    question,
  });
  if (preference !== null) {
    const { multiple, participation, cap } = preference.value;
    const said = { said: preference.place.printed };
    if (multiple !== null && multiple > 1)
      findings.push({
        ...ask(
          "multiple_preference",
          preference.place,
          words.multiple({ multiple: teller.multiple(multiple, Number.isInteger(multiple) ? 0 : 2) }),
          words.impactMultiple,
          words.askMultiple(said),
        ),
        sum: paidFirst(multiple, amount, teller),
      });
    if (participation === "full")
      findings.push(
        ask(
          "participating",
          preference.place,
          words.participating,
          words.impactParticipating,
          words.askParticipating(said),
        ),
      );
    if (participation === "capped" && cap !== null)
      findings.push({
        rule: "participating_capped",
        verdict: "computed",
        text: words.participatingCapped({ cap: teller.multiple(cap, Number.isInteger(cap) ? 0 : 2) }),
        places: [preference.place],
      });
    if (multiple === 1 && participation === "none")
      findings.push({
        rule: "usual_preference",
        verdict: "computed",
        text: words.usualPreference,
        places: [preference.place],
      });
  }
  if (antiDilution?.value === "full_ratchet")
    findings.push(ask("full_ratchet", antiDilution.place, words.fullRatchet, words.impactRatchet, words.askRatchet));
  if (antiDilution?.value === "weighted_average") {
    const base = averageBaseIn(antiDilution.said);
    findings.push(
      base === "narrow"
        ? ask("narrow_average", antiDilution.place, words.narrowAverage, words.impactNarrow, words.askNarrow)
        : {
            rule: "weighted_average",
            verdict: "computed",
            text: base === "broad" ? words.broadAverage : words.weightedAverage,
            places: [antiDilution.place],
          },
    );
  }
  if (proRata?.value === false)
    findings.push(ask("no_pro_rata", proRata.place, words.noProRata, words.impactProRata, words.askProRata));
  return findings;
}
