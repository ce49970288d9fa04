import type { Box } from "./document.ts";

/** A place in a document that a person can open. */
export type Address =
  | { kind: "page" | "slide"; document: string; page: number; boxes?: Box[] }
  | { kind: "cell"; document: string; sheet: string; row: number; cell?: string }
  | { kind: "paragraph"; document: string; paragraph: number }
  | { kind: "path"; document: string; path: string };
