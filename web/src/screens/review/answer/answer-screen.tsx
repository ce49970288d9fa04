import type { ReactNode } from "react";
import { Advice } from "./advice.tsx";
import { CheckFirst } from "./check-first.tsx";
import { Checks } from "./checks.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { Inconsistencies } from "./inconsistencies.tsx";
import { Assumptions, Definitions, Memo, Scenarios } from "./memo.tsx";
import { NotExamined } from "./not-examined.tsx";
import { Overview } from "./overview.tsx";
import { RedFlags } from "./red-flags.tsx";
import { ToAsk } from "./to-ask.tsx";
import { VerdictLines } from "./verdict-lines.tsx";
import { WhyTrust } from "./why-trust.tsx";

/** What the company's figures are, what to check first, what to send; then everything behind it. */
export function AnswerScreen(): ReactNode {
  return (
    <div className="mx-auto max-w-6xl space-y-4">
      <Overview />
      <FigureTiles />
      <CheckFirst />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <WhyTrust />
        <VerdictLines />
      </div>
      <Inconsistencies />
      <RedFlags />
      <Checks />
      <ToAsk />
      <NotExamined />
      <Advice />
      <Definitions />
      <Memo />
      <Assumptions />
      <Scenarios />
    </div>
  );
}
