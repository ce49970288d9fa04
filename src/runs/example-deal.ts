import { fileURLToPath } from "node:url";
import type { Locale } from "../domain/locale.ts";
import type { Deal, TenantStore } from "../store/port.ts";
import { importDeal } from "./import-deal.ts";

/** The example whose documents a reader of each language can read. */
const EXAMPLES: Record<Locale, string> = { fr: "novalys", en: "thermo-arc", pt: "feiralivre" };

/** Puts an example deal into the store: real files of an invented company. The same one again is the same deal. */
export async function importExample(tenant: TenantStore, locale: Locale): Promise<Deal> {
  const folder = new URL(`../../examples/deals/${EXAMPLES[locale]}`, import.meta.url);
  return (await importDeal(tenant, fileURLToPath(folder))).deal;
}
