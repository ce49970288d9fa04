/** The AI SDK: an agent with Tribunal's checks as tools, behind its door. In your project import from "tribunal/ai-sdk". */
import { generateText, isStepCount, type LanguageModel, wrapLanguageModel } from "ai";
import { doorMiddleware, tribunalTools, verifyAnswer } from "../../src/adapters/ai-sdk.ts";
import { createBudget } from "../../src/index.ts";
import { context, QUESTION } from "./documents.ts";

export async function ask(given: Exclude<LanguageModel, string>) {
  const budget = createBudget({ tokens: 50_000 });
  const model = wrapLanguageModel({ model: given as never, middleware: doorMiddleware({ budget }) });
  const tools = tribunalTools(context);
  const { text, steps } = await generateText({ model, tools, stopWhen: isStepCount(5), prompt: QUESTION });
  const results = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output));
  return { text, results, check: verifyAnswer(context, text), spent: budget.spending().tokens };
}
