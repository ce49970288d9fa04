import type { ScoredFinding } from "../../domain/finding.ts";
import { type Figure, figureOfNumber, figuresInPassage, nameOfLeaf } from "./figures.ts";
import { isSourceLine, type Passage, passagesOf } from "./passages.ts";
import { type Walk, walk } from "./walk.ts";

/** An analysis taken apart: where each sentence and each figure stands. */
export interface Reading {
  output: unknown;
  walk: Walk;
  /** Sentences of every text, claims and others (see the leaf's role). */
  passages: Passage[];
  /** Figures that the analysis claims as its own. */
  figures: Figure[];
  findings: readonly ScoredFinding[];
}

/** Reads any data an agent handed over. Never throws. */
export function readOutput(output: unknown, findings: readonly ScoredFinding[]): Reading {
  const walked = walk(output);
  const passages: Passage[] = [];
  const figures: Figure[] = [];
  for (const leaf of walked.leaves) {
    if (typeof leaf.value === "string") {
      const own = passagesOf(leaf);
      passages.push(...own);
      if (leaf.role !== "claim") continue;
      const name = nameOfLeaf(leaf);
      own.forEach((passage, index) => {
        if (!isSourceLine(passage) && !isQuestion(passage))
          figures.push(...figuresInPassage(passage, index === 0 ? name : null));
      });
    } else if (typeof leaf.value === "number" && leaf.role === "claim") {
      const name = nameOfLeaf(leaf);
      const figure = name === null ? null : figureOfNumber(leaf, name);
      if (figure !== null) figures.push(figure);
    }
  }
  return { output, walk: walked, passages, figures, findings };
}

/** What is asked is not claimed. */
export function isQuestion({ text }: Passage): boolean {
  return /\?\s*["”»')]*$/.test(text);
}
