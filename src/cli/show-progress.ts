import { styleText } from "node:util";
import type { Locale } from "../domain/locale.ts";
import type { ReviewEvent } from "../review/events.ts";
import type { Screen, Terminal } from "./program.ts";
import { ReviewProgress } from "./progress.ts";

/** Tells the person at the terminal how a review goes. */
export interface ProgressDisplay {
  see: (event: ReviewEvent) => void;
  /** Something else is about to be written: what was drawn stays as it is. */
  leave: () => void;
}

/** On standard error: redrawn in place on a terminal, a line at a time elsewhere, nothing at all where it is `silent`. */
export function showProgress(terminal: Terminal, locale: Locale, silent: boolean): ProgressDisplay {
  if (silent) return { see: () => {}, leave: () => {} };
  const progress = new ReviewProgress(locale);
  if (terminal.live !== undefined) return redrawn(progress, terminal.live, terminal.writeError);
  let spent = "";
  return {
    see(event) {
      const line = progress.see(event);
      if (line !== null) terminal.writeError(`${line}\n`);
      const [now = ""] = event.type === "stage_finished" ? progress.spending() : [];
      if (now !== "" && now !== spent) terminal.writeError(`  ${now}\n`);
      if (now !== "") spent = now;
    },
    leave: () => {},
  };
}

function redrawn(progress: ReviewProgress, screen: Screen, write: (text: string) => void): ProgressDisplay {
  let drawn = 0;
  return {
    see(event) {
      progress.see(event);
      // The last column stays free: some terminals wrap there. A block higher than the screen could not be redrawn.
      const lines = progress.lines(screen.columns - 1).slice(-Math.max(1, screen.rows - 1));
      const painted = screen.colour ? lines.map(paint) : lines;
      write(`${drawn === 0 ? "" : `\u001b[${drawn}A`}\u001b[0J${painted.join("\n")}\n`);
      drawn = lines.length;
    },
    leave() {
      if (drawn > 0) write("\n");
      drawn = 0;
    },
  };
}

const STYLES: Record<string, Parameters<typeof styleText>[0]> = { "✓": "green", "✗": "red", "…": "cyan", "·": "dim" };

function paint(line: string): string {
  const style = STYLES[line.charAt(0)];
  return style === undefined ? line : styleText(style, line.charAt(0), { validateStream: false }) + line.slice(1);
}
