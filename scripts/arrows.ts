/**
 * Which part may see which: the arrows of ARCHITECTURE.md, checked by dependency-cruiser with the rules of
 * `arrow-rules.ts`. It reads TypeScript through the classic compiler that `@ts-morph/common` carries: the
 * native one has no API yet.
 */
import { registerHooks } from "node:module";
import { ARROWS, READING } from "./arrow-rules.ts";

const MANIFEST = "classic:typescript/package.json";
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "typescript/package.json") return { url: MANIFEST, shortCircuit: true };
    return next(specifier === "typescript" ? "@ts-morph/common/dist/typescript.js" : specifier, context);
  },
  load: (url, context, next) =>
    url === MANIFEST ? { format: "json", source: '{"version":"5.9.0"}', shortCircuit: true } : next(url, context),
});
const { cruise } = await import("dependency-cruiser");
const { output } = await cruise(["src", "web/src"], { ruleSet: { forbidden: ARROWS }, validate: true, ...READING });
if (typeof output === "string") throw new Error("dependency-cruiser gave a text instead of its result.");
const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) {
  const comment = ARROWS.find(({ name }) => name === rule.name)?.comment ?? "";
  console.error(`${from} → ${to}\n  ${rule.name}: ${comment}`);
}
console.log(`${totalCruised} modules, ${violations.length} arrows that point the wrong way`);
process.exit(violations.length === 0 && totalCruised > 0 ? 0 : 1);
