import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { applyResolution } from "../consensus/apply.ts";
import { ConsensusEngine } from "../consensus/engine.ts";
import { loadAgents } from "./agents.ts";

it("two files under one name are two voices: what they disagree on is heard, and only the wrong one is rejected", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tribunal-namesakes-"));
  const warned: string[] = [];
  const said = (value: number) => ({
    agentName: "auditor",
    findings: [
      { id: "f1", metric: "MRR", value, unit: "EUR", confidence: 80, evidence: `MRR: ${value} €`, source: "Slide 8" },
    ],
  });
  const files = ["a.json", "b.json"].map((inside) => ({ inside, path: join(folder, inside) }));
  try {
    await writeFile(join(folder, "a.json"), JSON.stringify(said(42_000)));
    await writeFile(join(folder, "b.json"), JSON.stringify(said(70_000)));
    const outputs = await loadAgents(files, (code, { other }) => warned.push(`${code} ${other}`));
    expect(warned).toEqual(["agent_name_twice auditor (2)"]);
    const findings = outputs.flatMap((output) => output.findings);
    expect(findings.map(({ agentName, id }) => [agentName, id])).toEqual([
      ["auditor", "f1"],
      ["auditor (2)", "f1"],
    ]);
    const engine = new ConsensusEngine();
    const [contradiction, ...more] = await engine.detectContradictions(findings);
    if (contradiction === undefined) throw new Error("what they disagree on is lost");
    expect(more).toEqual([]);
    const resolution = await engine.resolve(contradiction, { deckExtracts: "Slide 8\nMRR: 42 000 €" });
    const settled = applyResolution(findings, contradiction, resolution);
    expect(settled.map(({ lineage }) => lineage.status)).toEqual(["retained", "rejected"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
