import { LAYOUT } from "./layout.ts";
import { PARTS } from "./parts.ts";
import { PRINT } from "./print.ts";
import { TEXT } from "./text.ts";
import { TOKENS } from "./tokens.ts";

/** The whole style of the page. */
export const STYLE = [TOKENS, LAYOUT, TEXT, PARTS, PRINT].join("").replace(/\n/g, "");
