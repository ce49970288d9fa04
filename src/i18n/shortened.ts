import { shorten } from "../domain/shorten.ts";

const LONGEST = 140;

/** Somebody's words inside a sentence of ours: whole words, not more than a reader takes in. */
export const shortened = (text: string): string => shorten(text.trim().replace(/[.;]$/, ""), LONGEST);
