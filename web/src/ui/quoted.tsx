import type { ComponentProps, ReactNode } from "react";
import type { Locale } from "../../../src/domain/locale.ts";
import { useLanguage } from "../i18n/language.tsx";
import { Said } from "./said.tsx";

const MARKS: Record<Locale, readonly [string, string]> = { fr: ["«\u00a0", "\u00a0»"], en: ["“", "”"], pt: ["“", "”"] };

/** Somebody's words between the quotation marks of the reader's language. */
export function Quoted({ children, ...rest }: ComponentProps<typeof Said>): ReactNode {
  const [open, close] = MARKS[useLanguage().locale];
  return <Said asWritten {...rest}>{`${open}${children}${close}`}</Said>;
}
