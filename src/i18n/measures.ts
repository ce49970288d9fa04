import type { Locale } from "../domain/locale.ts";
import { TAGS } from "./tags.ts";

/** "5 000" / "5,000" / "5.000". */
export function formatCount(value: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], { useGrouping: "always" }).format(value);
}

/** "500 Mo" / "500 MB": decimal units, as file managers show them. */
export function formatBytes(bytes: number, locale: Locale): string {
  const units = locale === "fr" ? ["octets", "Ko", "Mo", "Go"] : ["bytes", "KB", "MB", "GB"];
  const power = Math.min(3, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const rounded = Math.round((bytes / 1000 ** power) * 10) / 10;
  const unit = power === 0 && rounded === 1 ? (units[0] as string).slice(0, -1) : units[power];
  return `${formatCount(rounded, locale)} ${unit}`;
}

/** "30 s", "0.5 s". */
export function formatSeconds(milliseconds: number, locale: Locale): string {
  return `${formatCount(milliseconds / 1000, locale)} s`;
}

/** "850 ms", "1.2 s": how long something took. */
export function formatDuration(milliseconds: number, locale: Locale): string {
  if (milliseconds < 1000) return `${formatCount(Math.round(milliseconds), locale)} ms`;
  return formatSeconds(Math.round(milliseconds / 100) * 100, locale);
}
