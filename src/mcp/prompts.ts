import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { Locale } from "../domain/locale.ts";
import { ANALYST_ROLES, analystPrompt } from "../i18n/analyst-prompts.ts";

/** A prompt for each analyst: its answer is in the form that is checked best. */
export function addPrompts(server: McpServer): void {
  for (const role of ANALYST_ROLES)
    server.registerPrompt(
      role,
      {
        title: role,
        description: `Studies a deal as ${role} and answers in the form Tribunal checks best.`,
        argsSchema: z.object({ lang: Locale.optional() }),
      },
      ({ lang }) => ({
        messages: [{ role: "user", content: { type: "text", text: analystPrompt(role, lang ?? "en") } }],
      }),
    );
}
