import type { CheckPlace } from "../domain/check.ts";
import type { DossierCard } from "../domain/dossier.ts";
import type { Locale } from "../domain/locale.ts";
import { referenceTo } from "../dossier/describe-address.ts";
import { inReadersForm } from "../i18n/readers-form.ts";
import { sayDay } from "../i18n/tags.ts";
import { formatQuantity } from "../quantities/format.ts";
import type { Place } from "./check.ts";

/** Puts figures and places into the reader's words. It knows no check. */
export class Teller {
  readonly locale: Locale;
  readonly #dossier: DossierCard;

  constructor(dossier: DossierCard, locale: Locale) {
    this.#dossier = dossier;
    this.locale = locale;
  }

  place(place: Place): CheckPlace {
    return { ...place, printed: inReadersForm(place, this.locale), reference: this.reference(place) };
  }

  /** "Deck, page 8". */
  reference({ address, source }: Pick<Place, "address" | "source">): string {
    return referenceTo(source, address, this.#dossier, this.locale);
  }

  /** "Deck, page 8, Sheet Cap table, cell C4": each once. */
  references(places: readonly Pick<Place, "address" | "source">[]): string {
    return [...new Set(places.map((place) => this.reference(place)))].join(", ");
  }

  /** "1 250 000 €"; without a currency a plain number. */
  money(value: number, currency?: string, decimals?: number): string {
    return formatQuantity(
      {
        value,
        unit: "money",
        ...(currency !== undefined && { currency }),
        ...(decimals !== undefined && { decimals }),
      },
      this.locale,
    );
  }

  count(value: number): string {
    return formatQuantity({ value, unit: "count" }, this.locale);
  }

  /** 12.5 is "12.5%". */
  percent(value: number, decimals = 2): string {
    return formatQuantity({ value, unit: "percent", decimals: Number.isInteger(value) ? 0 : decimals }, this.locale);
  }

  multiple(value: number, decimals = 2): string {
    return formatQuantity({ value, unit: "multiple", decimals }, this.locale);
  }

  /** "15 March 2026", in universal time. */
  day(day: Date): string {
    return sayDay(day, this.locale);
  }

  /** "A, B and C". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: "conjunction" }).format(items);
  }
}
