import type { ScoredFinding } from "../../domain/finding.ts";
import { addAll } from "../../domain/many.ts";
import { isWish } from "../../lexicon/advice.ts";
import { type Leaf, type Tree, treeOf } from "../../outputs/tree.ts";
import { type Figure, figureOfNumber, figuresInPassage, nameOfLeaf } from "./figures.ts";
import { isOfMarket } from "./of-market.ts";
import { isSourceLine, type Passage, passagesOf } from "./passages.ts";

/** An analysis taken apart: where each sentence and each figure stands. */
export interface Reading {
  output: unknown;
  tree: Tree;
  /** Sentences of every text, claims and others (see the leaf's role). */
  passages: Passage[];
  /** Figures that the analysis claims as its own. */
  figures: Figure[];
  findings: readonly ScoredFinding[];
  passagesOf(leaf: Leaf): readonly Passage[];
  figuresOf(leaf: Leaf): readonly Figure[];
}

/** Reads any data an agent handed over. Never throws. */
export function readOutput(output: unknown, findings: readonly ScoredFinding[]): Reading {
  const tree = treeOf(output);
  const passages: Passage[] = [];
  const figures: Figure[] = [];
  for (const leaf of tree.leaves) {
    if (typeof leaf.value === "string") {
      const own = passagesOf(leaf);
      for (const passage of own) passages.push(passage);
      if (leaf.role !== "claim") continue;
      const name = nameOfLeaf(leaf);
      own.forEach((passage, index) => {
        if (!isSourceLine(passage) && !isQuestion(passage) && !isWish(passage.text))
          addAll(
            figures,
            figuresInPassage(passage, index === 0 ? name : null).filter((figure) => !isOfMarket(leaf, figure)),
          );
      });
    } else if (typeof leaf.value === "number" && leaf.role === "claim") {
      const name = nameOfLeaf(leaf);
      const figure = name === null ? null : figureOfNumber(leaf, name);
      if (figure !== null) figures.push(figure);
    }
  }
  const passagesByLeaf = Map.groupBy(passages, ({ leaf }) => leaf);
  const figuresByLeaf = Map.groupBy(figures, ({ leaf }) => leaf);
  return {
    output,
    tree,
    passages,
    figures,
    findings,
    passagesOf: (leaf) => passagesByLeaf.get(leaf) ?? [],
    figuresOf: (leaf) => figuresByLeaf.get(leaf) ?? [],
  };
}

/** What is asked is not claimed. */
export function isQuestion({ text }: Passage): boolean {
  return /\?\s*["”»')]*$/.test(text);
}
