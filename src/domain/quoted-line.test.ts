import { expect, it } from "vitest";
import { quotedLine } from "./quoted-line.ts";

it.each([
  ["├─ 3 parcerias (LOI assinadas)", "3 parcerias (LOI assinadas)"],
  ["└─ SAM: $7,2M ARR", "SAM: $7,2M ARR"],
  ["- $50M+ ARR", "$50M+ ARR"],
  ["$10,000 $300 $3,600", "$10,000 $300 $3,600"],
  ["✅ Churn:  8 %", "Churn: 8 %"],
  ["⚡ AHEAD OF SCHEDULE", "AHEAD OF SCHEDULE"],
  ["→ Community", "Community"],
  ["+42 % em 12 meses", "+42 % em 12 meses"],
  ["-5 %", "-5 %"],
  ["~$17K/mo", "~$17K/mo"],
  ["“Acme”: no debt", "“Acme”: no debt"],
])("%s is quoted as it reads", (line, quoted) => {
  expect(quotedLine(line)).toBe(quoted);
});
