import type { Citation } from "../../domain/citation.ts";
import { shorten } from "../../domain/shorten.ts";
import type { Figure } from "./agree.ts";
import { claimedFigures } from "./claimed-value.ts";
import { figuresIn } from "./figures.ts";
import { type Folded, fold } from "./fold.ts";
import { Label } from "./labels.ts";
import { type Skeleton, skeletonOf } from "./skeleton.ts";

/** Longer quotes are only searched for as they are. */
const LONGEST_COMPARED = 4_000;

/** What is longer names nothing. */
const LONGEST_LABEL = 300;
/** Longer quotes keep their quotation marks. */
const LONGEST_UNQUOTED = 20_000;

/** A citation made ready for comparison. What costs something is computed when first asked for. */
export class Claim {
  readonly quote: string;
  readonly folded: Folded;
  readonly label: string;
  readonly value: string | number | undefined;
  /** The label is an analyst's own name for a metric, not words of the document. */
  readonly byMetric: boolean;
  readonly #unit: string | undefined;
  readonly #currency: string | undefined;
  #skeleton: Skeleton | undefined;
  #figures: Figure[] | undefined;
  #named: Label | undefined;
  #apart: Claim | null | undefined;
  #valueFigures: Figure[] | undefined;

  constructor(citation: Citation, byMetric = false) {
    this.byMetric = byMetric;
    this.#unit = typeof citation.unit === "string" ? citation.unit : undefined;
    this.#currency = typeof citation.currency === "string" ? citation.currency : undefined;
    this.quote = typeof citation.quote === "string" ? trimmed(citation.quote) : "";
    this.folded = fold(this.quote);
    this.label = typeof citation.label === "string" ? citation.label.trim().slice(0, LONGEST_LABEL) : "";
    const { value } = citation;
    this.value =
      typeof value === "number" && Number.isFinite(value)
        ? value
        : typeof value === "string" && value.trim() !== ""
          ? value
          : undefined;
  }

  /** What the quote is given for: "Churn 1.2". */
  get asked(): string {
    return shortened([this.label, this.value ?? ""].join(" ").trim());
  }

  /** False where there is neither a quote nor a value: nothing could be verified. */
  get says(): boolean {
    return this.folded.text !== "" || (this.value !== undefined && fold(String(this.value)).text !== "");
  }

  /** Short enough to be compared word by word and number by number. */
  get comparable(): boolean {
    return this.quote.length <= LONGEST_COMPARED;
  }

  get skeleton(): Skeleton {
    this.#skeleton ??= skeletonOf(this.folded.text);
    return this.#skeleton;
  }

  get figures(): Figure[] {
    this.#figures ??= figuresIn(this.quote);
    return this.#figures;
  }

  /** The same quote with every space between digits parting two numbers: "966 726" from two columns. Null where there is none. */
  get apart(): Claim | null {
    if (this.#apart === undefined) {
      const quote = this.quote.replace(/(?<=[\d)%])[ \u00a0\u202f](?=[($€£]?\d)/g, ";");
      this.#apart = quote === this.quote ? null : new Claim({ type: "deck", reference: "", quote });
    }
    return this.#apart;
  }

  /** The quote without its numbers: what it says they are the numbers of. */
  get named(): Label {
    this.#named ??= new Label(withoutFigures(this.quote, this.figures));
    return this.#named;
  }

  /** Where the quote's words stand: before its figures, after them, or neither alone. */
  get order(): "before" | "after" | null {
    const first = this.figures[0];
    const last = this.figures.at(-1);
    if (first === undefined || last === undefined) return null;
    const before = /\p{L}{2}/u.test(this.quote.slice(0, first.start));
    const after = /\p{L}{2}/u.test(this.quote.slice(last.end));
    return before === after ? null : before ? "before" : "after";
  }

  /** The claimed value; several where a text gave several numbers, none where it gives no number. */
  get valueFigures(): Figure[] {
    this.#valueFigures ??= claimedFigures({ value: this.value, unit: this.#unit, currency: this.#currency });
    return this.#valueFigures;
  }

  /** What is claimed, in one line for a person. */
  get said(): string {
    if (this.quote !== "") return shortened(this.quote);
    return [this.label, this.value === undefined ? "" : String(this.value)].filter((part) => part !== "").join(" ");
  }
}

function withoutFigures(quote: string, figures: readonly Figure[]): string {
  let out = "";
  let at = 0;
  for (const figure of figures) {
    out += `${quote.slice(at, figure.start)}, `;
    at = Math.max(at, figure.end);
  }
  return (out + quote.slice(at))
    .replace(/[:=|]/g, " ")
    .replace(/[\s,]*,[\s,]*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/^[,\s]+|[,\s]+$/g, "");
}

/** Quotation marks around the quote belong to whoever quotes. */
function trimmed(quote: string): string {
  const text = quote.trim();
  if (text.length > LONGEST_UNQUOTED) return text;
  const inner = /^(?:"([^"]+)"|“([^”]+)”|«\s*([^»]+?)\s*»|‘([^’]+)’|'([^']+)')$/.exec(text);
  return inner === null ? text : (inner[1] ?? inner[2] ?? inner[3] ?? inner[4] ?? inner[5] ?? text);
}

export const shortened = (text: string): string => shorten(text, 160);
