import type { Locale } from "../../../src/domain/locale.ts";
import type { SourceType } from "../../../src/domain/source.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import { SOURCE_NAMES } from "../../../src/i18n/sources.ts";
import { asLabels, TERMS as SHARED } from "../../../src/i18n/terms.ts";

type SharedTerms = (typeof SHARED)["en"];

interface Terms
  extends Pick<
    SharedTerms,
    "trust" | "severity" | "decision" | "type" | "citation" | "citations" | "citationMeans" | "stage"
  > {
  source: Record<SourceType, string>;
  status: SharedTerms["state"];
}

/** The words of the field as labels: the same ones as in every report. */
export const TERMS: Catalogue<Terms> = { fr: labelsIn("fr"), en: labelsIn("en"), pt: labelsIn("pt") };

function labelsIn(locale: Locale): Terms {
  const { trust, severity, decision, type, citation, citations, citationMeans, stage, state } = SHARED[locale];
  return {
    trust: asLabels(trust),
    severity: asLabels(severity),
    decision: asLabels(decision),
    type: asLabels(type),
    citation: asLabels(citation),
    citations,
    citationMeans,
    source: SOURCE_NAMES[locale],
    stage: asLabels(stage),
    status: asLabels(state),
  };
}
