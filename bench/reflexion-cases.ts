import type { CritiqueType } from "../src/domain/critique.ts";
import type { Locale } from "../src/domain/locale.ts";
import type { SeededRandom } from "../src/testing/index.ts";
import { type Deal, euros, percent } from "./reflexion-deals.ts";
import { en } from "./reflexion-phrases.en.ts";
import { fr } from "./reflexion-phrases.fr.ts";
import { pt } from "./reflexion-phrases.pt.ts";
import type { Phrases } from "./reflexion-phrases.ts";
import { type Draft, type Planted, plant, TYPES } from "./reflexion-plant.ts";

/** One generated analysis with planted weaknesses, and the same analysis without them. */
export interface ReflexionCase {
  name: string;
  deal: Deal;
  agentName: string;
  planted: { type: CritiqueType; label: string /** The documents hold what a correction needs. */; fixable: boolean }[];
  weak: unknown;
  sound: unknown;
}

const PHRASES: Record<Locale, Phrases> = { en, fr, pt };

/** Up to four weaknesses, the first of the given type. */
export function makeCase(type: CritiqueType, deal: Deal, random: SeededRandom, index: number): ReflexionCase {
  const phrases = PHRASES[deal.language];
  const market = type === "missing_cross_reference" && index % 3 === 1;
  const agentName = market ? "market-intelligence" : "financial-auditor";
  const sound = soundDraft(deal, phrases, agentName, random);
  const weak: Draft = structuredClone(sound);
  const chosen: (Planted & { type: CritiqueType })[] = [];
  for (let at = 0; at < 4; at++) {
    const kind = at === 0 ? type : random.pick(TYPES);
    const planted = plant(kind, deal, phrases, random, at === 0 ? index : random.integer(0, 99) * 3, market);
    if (
      planted === null ||
      chosen.some((one) => one.type === kind || one.slots.some((slot) => planted.slots.includes(slot)))
    )
      continue;
    chosen.push({ ...planted, type: kind });
    planted.change(weak);
  }
  const shape = index % 4;
  return {
    name: `${deal.language}/${["list", "objects", "sections", "prose"][shape]}`,
    deal,
    agentName,
    planted: chosen,
    weak: shaped(weak, shape),
    sound: shaped(sound, shape),
  };
}

function soundDraft(deal: Deal, p: Phrases, agent: string, random: SeededRandom): Draft {
  const { figures: f, language: l } = deal;
  const money = (value: number) => euros(value, l);
  const margin = Math.round(((f.revenue - f.cogs) / f.revenue) * 1000) / 10;
  const multiple = Math.round((f.preMoney / f.arr) * 10) / 10;
  const bare = (value: number) => money(value).replace(/\s?€/u, "").trim();
  const metrics: Record<string, string> = {
    arr: random.pick(p.arr)(money(f.arr), p.place.model("ARR", 2)),
    mrr: random.pick(p.mrr)(money(f.mrr), p.place.slide(8)),
    margin: random.pick(p.margin)(
      percent(margin, l),
      `(${bare(f.revenue)} − ${bare(f.cogs)}) / ${bare(f.revenue)} = ${percent(margin, l)}`,
      p.place.model("P&L", 2),
    ),
    churn: random.pick(p.churn)(percent(f.churn, l), p.place.slide(5)),
    customers: random.pick(p.customers)(String(f.customers), p.place.slide(5)),
    cash: random.pick(p.cash)(money(f.cash), p.place.slide(11)),
    burn: random.pick(p.burn)(money(f.burn), p.place.slide(11)),
  };
  if (agent === "market-intelligence") {
    metrics.tam = p.tam(money(f.tam), p.place.slide(4));
    metrics.competitors = p.competitors(f.competitors.join(", "), p.place.context);
    metrics.marketGrowth = p.marketGrowthGap;
  }
  return {
    metrics,
    valuation: p.valuation(
      money(f.preMoney),
      `${bare(f.preMoney)} / ${bare(f.arr)} = ${String(multiple).replace(".", l === "en" ? "." : ",")}x`,
      p.place.slide(10),
    ),
    redFlags: [
      p.fullFlag(
        percent(f.churn, l),
        p.place.slide(5),
        percent(Math.round((1 - (1 - f.churn / 100) ** 12) * 1000) / 10, l),
      ),
    ],
    summary: p.summary(money(f.arr)),
    conclusion: p.soundConclusion(String(f.customers), p.place.slide(5)),
  };
}

/** The same analysis as agents of different makes hand it over. */
function shaped(draft: Draft, shape: number): unknown {
  const { metrics, valuation, redFlags, summary, conclusion } = draft;
  const list = Object.values(metrics);
  switch (shape) {
    case 0:
      return { findings: { metrics: list, valuation }, redFlags, summary, conclusion: { text: conclusion } };
    case 1:
      return {
        analysis: {
          keyMetrics: list.map((statement, at) => ({ id: at + 1, statement })),
          valuation: { opinion: valuation },
        },
        redFlags,
        summary,
        verdict: { conclusion },
      };
    case 2:
      return {
        metrics: { ...metrics },
        valuation: [valuation],
        redFlags,
        overview: { summary },
        closing: { conclusion },
      };
    default:
      return { analysis: list.join(" "), valuation, redFlags, summary, conclusion };
  }
}
