/** LangGraph.js: a node that sends a false answer back once. In your project import from "tribunal/langgraph". */
import type { BaseChatModel } from "@langchain/core/language_models/chat_models";
import { HumanMessage } from "@langchain/core/messages";
import { Annotation, END, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { verifyNode } from "../../src/adapters/langgraph.ts";
import type { AnswerCheck } from "../../src/index.ts";
import { context, QUESTION } from "./documents.ts";

const State = Annotation.Root({ ...MessagesAnnotation.spec, verification: Annotation<AnswerCheck> });

export async function ask(model: BaseChatModel) {
  const graph = new StateGraph(State)
    .addNode("answer", async ({ messages }) => ({ messages: [await model.invoke(messages)] }))
    .addNode("verify", verifyNode(context))
    .addNode("return", async ({ verification }) => ({
      messages: [new HumanMessage(verification.failures.map(({ explanation }) => explanation).join("\n"))],
    }))
    .addEdge(START, "answer")
    .addEdge("answer", "verify")
    .addConditionalEdges("verify", ({ verification, messages }) =>
      verification.ok || messages.length > 3 ? END : "return",
    )
    .addEdge("return", "answer")
    .compile();
  const { messages, verification } = await graph.invoke({ messages: [new HumanMessage(QUESTION)] });
  return { text: messages.at(-1)?.text ?? "", turns: messages.length, verification };
}
