import type { SeededRandom } from "../../src/testing/random.ts";
import type { Said } from "./figure-slide.ts";
import { WORDS } from "./words.ts";
import type { World } from "./world.ts";
import { writeNumber } from "./write.ts";

export type Keep = (one: Said, quotes: string[], which?: "now" | "past" | "plan") => void;

/** Years across or down, a column of changes, of comments, marks of footnotes: tables as decks have them. */
export function asTable(said: Said[], world: World, random: SeededRandom, keep: Keep): string[][] {
  const words = WORDS[world.locale];
  const withPlan = random.next() < 0.4;
  const heads = headings(world, random, withPlan);
  const narrow = said.length > 1 && said.length < 5 && said.every(({ name }) => name.length < 18);
  if (random.next() < 0.2 && narrow) return down(said, heads, keep);
  const extra = random.pick(["", "", "", "change", "notes"]);
  const marked = random.next() < 0.15;
  const rows = said.map((one, i) => {
    const { past, now, plan } = one.figures;
    keep(one, [
      `${one.name} ${now.text}`,
      `${one.name} ${past.text} ${now.text}`,
      `${one.name} ${world.year}${words.colon}${now.text}`,
    ]);
    keep(one, [`${one.name} ${past.text}`], "past");
    if (withPlan) keep(one, [`${one.name} ${plan.text}`], "plan");
    const last =
      extra === "change"
        ? [changeOf(one, world)]
        : extra === "notes"
          ? [i % 2 === 0 ? random.pick(words.notes) : ""]
          : [];
    const label = marked && i === 0 ? `${one.name} (1)` : one.name;
    return [label, past.text, now.text, ...(withPlan ? [plan.text] : []), ...last];
  });
  const head = extra === "change" ? [words.change] : extra === "notes" ? [words.note] : [];
  return [["", ...heads, ...head], ...rows];
}

/** "+45 %" from last year to this one. */
export function changeOf({ figures: { past, now } }: Said, world: World): string {
  const change = Math.round(((now.value - past.value) / Math.max(1e-9, Math.abs(past.value))) * 100);
  return `${change >= 0 ? "+" : ""}${writeNumber(change, world.locale)}${world.locale === "fr" ? " %" : "%"}`;
}

function headings({ year, locale }: World, random: SeededRandom, withPlan: boolean): string[] {
  const words = WORDS[locale];
  const form = random.integer(0, 2);
  const real = (one: number) => (form === 0 ? `FY${one % 100}` : form === 1 ? String(one) : `${one} ${words.actual}`);
  const plan = random.pick(words.estimate);
  const ahead = form === 0 ? `FY${(year + 1) % 100}` : String(year + 1);
  return [
    real(year - 1),
    real(year),
    ...(withPlan ? [plan.length === 1 ? `${ahead}${plan}` : `${ahead} ${plan}`] : []),
  ];
}

/** The years down the rows, the metrics across. */
function down(said: Said[], heads: string[], keep: Keep): string[][] {
  for (const one of said) {
    keep(one, [`${one.name} ${one.figures.now.text}`]);
    keep(one, [`${one.name} ${one.figures.past.text}`], "past");
    if (heads.length > 2) keep(one, [`${one.name} ${one.figures.plan.text}`], "plan");
  }
  const keys = ["past", "now", "plan"] as const;
  return [
    ["", ...said.map(({ name }) => name)],
    ...heads.map((head, i) => [head, ...said.map(({ figures }) => figures[keys[i] ?? "now"].text)]),
  ];
}
