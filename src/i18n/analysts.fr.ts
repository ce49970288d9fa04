import type { AnalystSentences } from "./analysts.en.ts";
import { inBrackets } from "./analysts-sentences.ts";

export const ANALYSTS_FR: AnalystSentences = {
  quoted: (passage) => `« ${passage} »`,
  confidence: {
    primary_exact: "Les mots et le nombre figurent dans un document de l’entreprise.",
    primary_rounded: "Un document de l’entreprise le donne arrondi, comme limite ou comme fourchette.",
    computed_primary: "Calculé par le code à partir de valeurs des documents de l’entreprise.",
    computed_rounded: "Calculé par le code à partir de valeurs dont l’une est arrondie, une limite ou une fourchette.",
    secondary: "Repose sur une base de données, et pas seulement sur les documents de l’entreprise.",
    extrapolated: "La valeur se situe au-delà des points publiés du benchmark.",
    absent: "Cherché dans tout le document, où il n’est pas.",
    absent_in_part: "Introuvable, mais une partie du document n’a pas pu être lue.",
    currency_unsaid: "L’un des montants comparés n’a pas de devise.",
    doubtful_cell: "La cellule affiche une valeur que sa propre formule ne donne pas, ou ne peut donner.",
  },
  /** How far the model is from the deck, as a spreadsheet gives it. */
  apart: (share) => `${share} (modèle / deck − 1)`,
  gap: {
    document_missing: (f) => `${f.source} : le dossier n’en contient pas.`,
    document_unreadable: (f) => `${f.source} n’a pas pu être lu : ${f.values}`,
    page_unreadable: (f) => `${f.source}, ${f.places} : ${f.values}.`,
    nothing_read: (f) => `${f.source} : aucun indicateur connu n’y figure avec une valeur.`,
    hint_only: (f) =>
      `${f.topic} : peut-être dit par ${f.values} (${f.places}), ou pour une partie seulement. La valeur n’est pas retenue.`,
    ambiguous_number: (f) => `${f.topic} : le nombre peut se lire de deux façons, ${f.values} (${f.places}).`,
    conflicting_values: (f) => `${f.topic} : plusieurs valeurs (${f.source}), ${f.values}. Aucune n’a été choisie.`,
    only_planned: (f) =>
      f.periods === ""
        ? `${f.topic} : rien ne dit que la valeur donnée est celle d’aujourd’hui (${f.source}) ; elle peut être prévue.`
        : `${f.topic} : seulement des prévisions${inBrackets(f.periods)} (${f.source}), aucune valeur pour aujourd’hui.`,
    period_unknown: (f) =>
      `${f.topic} : ${f.source} donne ${f.periods}, et rien ne dit lesquelles de ces années sont passées.`,
    not_quotable: (f) =>
      `${f.topic} : la valeur lue (${f.places}) n’a pas pu être retrouvée comme citation, elle est donc laissée de côté.`,
    nothing_computed: () =>
      "Aucun ratio ne peut être calculé : les données nécessaires ne sont pas dans les documents.",
    sum_period_unknown: (f) =>
      `${f.topic} : le calcul repose sur des années dont rien ne dit si elles sont passées. Il n’a pas été fait.`,
    sum_contradicted: (f) =>
      `${f.topic} : le calcul repose sur une valeur que son propre document contredit. Il n’a pas été fait.`,
    not_recomputed: (f) => `Formules du modèle qui n’ont pas pu être recalculées : ${f.values}.`,
    no_funding_db: () => "Il n’y a pas de base de financements : rien n’a été comparé à d’autres entreprises.",
    no_benchmark: () => "La base de financements ne contient aucun benchmark utilisable.",
    benchmark_expired: (f) =>
      `${f.topic} : le benchmark de ${f.periods} est trop ancien pour ces chiffres (${f.places}).`,
    no_value_to_compare: (f) =>
      `${f.topic} : il y a un benchmark (${f.places}), mais aucune valeur de l’entreprise à comparer.`,
    no_rival_data: () =>
      "Il n’y a ni données externes ni base de financements : les concurrents n’ont pas été vérifiés.",
    no_rival_named: () => "Les bases ne nomment aucun concurrent : la liste du deck n’a pas pu être vérifiée.",
    no_deck_for_rivals: (f) => `Il n’y a pas de deck lisible où chercher ces concurrents : ${f.values}.`,
    no_own_funding: (f) =>
      `Le deck se dit leader (« ${f.values} »), mais on ne sait pas combien l’entreprise a levé : la comparaison est impossible.`,
    little_to_score: (f) => `Pas de note : ce qui a pu être jugé ne pèse que ${f.values} sur 100 du dossier.`,
    nothing_to_score: () => "Aucun constat ne porte d’appréciation : il n’y a rien à noter.",
    no_assumption: () =>
      "Aucun calcul ne repose sur une valeur des documents : aucune hypothèse ne peut être éprouvée.",
    not_scored: (f) => `Aucun constat apprécié, donc hors de la note : ${f.values}.`,
    driver_missing: (f) =>
      `${f.topic} : aucune valeur sûre pour aujourd’hui n’a été trouvée dans le deck ou le modèle, donc pas de scénario pour : ${f.values}.`,
  },
  hygiene: {
    cached_value_differs: "Valeurs enregistrées différentes de leur formule",
    hard_coded_result: "Résultats saisis à la main au milieu de formules",
    inconsistent_formula: "Formules différentes de leurs voisines",
    total_differs: "Totaux que leurs lignes ne donnent pas",
    unused_input: "Hypothèses qu’aucune formule ne lit",
    implausible_result: "Résultats qui ne peuvent pas être justes",
    repeated_sheet: "Feuilles en double",
    circular_reference: "Références circulaires",
    error_cell: "Cellules en erreur",
    mixed_currency: "Devises mélangées",
    inconsistent_dates: "Dates incohérentes",
    no_cached_value: "Formules sans valeur enregistrée",
  },
  metric: {
    unnamedRival: (name) => `Concurrent absent du deck : ${name}`,
    leader: (name) => `Se dit leader face à ${name}`,
  },
  claim: {
    read: (p) =>
      `${p.topic}${inBrackets(p.period)} : ${p.value}, selon ${p.place}${p.words === "" ? "" : ` : « ${p.words} »`}.`,
    computed: (p) => `${p.formula}${inBrackets(p.period)} : ${p.calculation}.`,
    implausible: (p) =>
      `${p.topic}${inBrackets(p.period)} : ${p.value}, hors de l’intervalle habituel de ${p.min} à ${p.max}.${
        p.others === 0 ? "" : ` Autres valeurs hors de l’intervalle : ${p.others}.`
      }`,
    hygiene: (p) => `${p.fault} : ${p.count}. ${p.places}.`,
    standing: (p) =>
      `${p.topic} : ${p.value} se situe au P${p.percentile} des entreprises comparables${
        p.direction === "lower" ? " (le plus bas est le meilleur)" : ""
      }${p.beyond ? ", au-delà des points publiés" : ""}. ${p.benchmark}.`,
    notFair: (p) =>
      `« ${p.quote} » (${p.place}), or ${p.topic} à ${p.value} se situe au P${p.percentile}, au-dessus du P${p.limit}. ${p.benchmark}.`,
    unnamedRival: (p) =>
      `${p.name} est cité comme concurrent (${p.place}) et dans aucune des ${p.lines} lignes du deck.`,
    leader: (p) => `« ${p.quote} » (${p.place}), or ${p.name} a levé ${p.theirs} contre ${p.ours}, soit ${p.ratio}.`,
  },
  reconcile: {
    agree: (p) => `${p.topic} : le deck, ${p.deck}, et le modèle, ${p.model}, concordent.`,
    differ: (p) =>
      `${p.topic} : le deck dit ${p.deck}, le modèle ${p.model}${p.gap === "" ? "" : `, soit un écart de ${p.gap}`}.${
        p.several ? " Un document donne lui-même plusieurs valeurs." : ""
      }`,
    deck_only: (p) => `${p.topic} : ${p.deck}. Introuvable dans le modèle.`,
    model_only: (p) => `${p.topic} : ${p.model}. Introuvable dans le deck.`,
  },
};
