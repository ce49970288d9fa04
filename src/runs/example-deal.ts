import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale } from "../domain/locale.ts";
import type { Deal, TenantStore } from "../store/port.ts";
import { importDeal } from "./import-deal.ts";

/** The example whose documents a reader of each language can read. */
const EXAMPLES: Record<Locale, string> = { fr: "novalys", en: "thermo-arc", pt: "feiralivre" };

/** Puts an example deal into the store: real files of an invented company. The same one again is the same deal. */
export async function importExample(tenant: TenantStore, locale: Locale): Promise<Deal> {
  return (await importDeal(tenant, join(examplesFolder(), EXAMPLES[locale]))).deal;
}

/** Beside the sources, or beside the built package, whose files lie one folder higher or deeper. */
function examplesFolder(): string {
  const places = ["../examples/deals", "../../examples/deals"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? places[0] ?? "";
}
