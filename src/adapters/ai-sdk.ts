/** Tribunal in the AI SDK: `tribunal/ai-sdk`. */
export { type DoorMiddlewareOptions, doorMiddleware } from "../model/providers/door-middleware.ts";
export { type ToolOptions, type TribunalTool, tribunalTools } from "./tools.ts";
export { type AnswerCheck, type AnswerFault, verifyAnswer } from "./verify-answer.ts";
