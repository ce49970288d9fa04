import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importDeal } from "../../src/runs/import-deal.ts";
import { queueReview } from "../../src/runs/plan.ts";
import { DealShelf } from "../../src/runs/shelf.ts";
import { LOCAL_TENANT } from "../../src/store/port.ts";
import { makeFinding } from "../../src/testing/findings.ts";
import { simulate } from "./simulate.ts";
import { START, type Stage } from "./stage.ts";
import { onFile, type World } from "./world.ts";

const TEAM = ["Two founders, ex-Siemens and ex-Dassault, 12 years together", "No CTO since March 2024"] as const;

/** Sets the stage, and plays the review once without a fault. Default: on a file. */
export async function setStage(given?: World): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-simulation-"));
  const world = given ?? onFile(folder);
  const template = await world.empty();
  const store = await world.open(template, () => new Date(START));
  const tenant = store.of(LOCAL_TENANT, "people");
  const { deal } = await importDeal(tenant, writeDeal(join(folder, "deal")));
  const review = await queueReview(tenant, { dealId: deal.id, locale: "en" });
  if (review === null) throw new Error("The deal is gone.");
  await store.close();
  const shelf = new DealShelf({ parent: folder });
  const stage: Stage = {
    world,
    template,
    reviewId: review.id,
    shelf,
    steps: 0,
    document: "",
    async close() {
      await shelf.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const { broken, sends } = await simulate(stage, 0, true);
  if (broken.length > 0 || sends === 0)
    throw new Error(`An undisturbed run fails: ${broken.join("; ")} (${sends} calls)`);
  return stage;
}

/** A deal in which each side of a judgement has a true source: only models can be asked. */
function writeDeal(folder: string): string {
  for (const name of ["agents", "documents"]) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "documents", "notes.md"), `# Team\n\n${TEAM.join("\n\n")}\n`);
  for (const [at, agent] of ["optimist", "sceptic"].entries()) {
    const evidence = [{ type: "quote" as const, source: "notes.md", content: TEAM[at] ?? "", confidence: 90 }];
    const assessment = at === 0 ? "exceptional" : "poor";
    const finding = makeFinding(agent, "Team quality", null, 84, { category: "team", assessment, evidence });
    writeFileSync(
      join(folder, "agents", `${agent}.json`),
      JSON.stringify({ agentName: agent, tier: 1, findings: [finding] }),
    );
  }
  return folder;
}
