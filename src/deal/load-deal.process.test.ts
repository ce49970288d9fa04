import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDocx } from "../testing/make-docx.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { makePptx } from "../testing/make-pptx.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { loadDeal } from "./load-deal.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tribunal-deal-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Record<string, Uint8Array | string | object>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    const plain = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(join(folder, name), plain ? content : JSON.stringify(content));
  }
}

/** "deck.pdf deck" for each document that was read. */
const read = ({ context }: Awaited<ReturnType<typeof loadDeal>>) =>
  context.dossier?.documents.map(({ id, source }) => `${id} ${source}`);
const codes = ({ warnings }: Awaited<ReturnType<typeof loadDeal>>) =>
  warnings.map(({ code, file }) => `${code} ${file}`);

const pdf = makePdf([["Le chiffre d'affaires mensuel récurrent est de 42 000 € en décembre"]]);
const xlsx = makeXlsx([{ name: "Revenue", rows: [["MRR", 42000]] }]);
const agent = {
  agentName: "fin",
  tier: 1,
  findings: [{ metric: "arr", category: "financial", value: 1, confidence: 80 }],
};

describe("loadDeal", () => {
  it("reads a whole deal", async () => {
    await put({
      "deck.pptx": makePptx([["Hello"]]),
      "model.xlsx": xlsx,
      "context.json": { crunchbase: { name: "Acme" } },
      "funding-db.csv": "company,multiple\nB,7\n",
      "agents/fin.json": agent,
      "documents/market/study.pdf": pdf,
      "documents/offer.md": "# Notes\n\nHello",
      "documents/second.xlsx": xlsx,
      "deal.json": { name: "Acme", sector: "SaaS", stage: "seed", locale: "fr" },
      ".DS_Store": "litter",
    });
    const deal = await loadDeal(folder);
    expect(read(deal)).toEqual([
      "deck.pptx deck",
      "model.xlsx financial_model",
      "context.json context_engine",
      "funding-db.csv funding_db",
      "documents/market/study.pdf deck",
      "documents/offer.md deck",
      "documents/second.xlsx financial_model",
    ]);
    expect(deal.warnings).toEqual([]);
    expect(deal.deal).toEqual({ name: "Acme", sector: "SaaS", stage: "seed", locale: "fr" });
    expect(deal.agentOutputs.map((output) => [output.agentName, output.findings.length])).toEqual([["fin", 1]]);
    expect(deal.context.contextEngineData).toEqual({ crunchbase: { name: "Acme" } });
    expect(deal.context.fundingDbData).toEqual([{ company: "B", multiple: 7 }]);
    expect(JSON.stringify(deal.context)).not.toContain(folder);
  });

  it("takes a document, or several from anywhere, for a deal", async () => {
    await put({ "a/Acme pitch.pdf": pdf, "a/secret.xlsx": xlsx, "b/plan.xlsx": xlsx, "b/Acme pitch.pdf": pdf });
    const at = (...names: string[]) => names.map((name) => join(folder, name));
    const alone = await loadDeal(at("a/Acme pitch.pdf")[0] ?? "");
    expect(read(alone)).toEqual(["Acme pitch.pdf deck"]);
    expect(alone.deal.name).toBe("Acme pitch");
    // A company that says its name is called by it, and not by the name of a file.
    await put({ "c/final_v7.pdf": makePdf([["Lumora", "Pitch deck"], ["Lumora is a platform for small fleets."]]) });
    expect((await loadDeal(at("c/final_v7.pdf"))).deal.name).toBe("Lumora");
    expect((await loadDeal(join(folder, "c"))).deal.name).toBe("c");
    const both = await loadDeal(at("a/Acme pitch.pdf", "b/plan.xlsx", "a/Acme pitch.pdf"));
    expect(read(both)).toEqual(["Acme pitch.pdf deck", "plan.xlsx financial_model"]);
    const namesakes = await loadDeal(at("a/Acme pitch.pdf", "b/Acme pitch.pdf"));
    expect(read(namesakes)).toEqual(["Acme pitch.pdf deck", "Acme pitch (2).pdf deck"]);
    await expect(loadDeal(at("a", "b/plan.xlsx"))).rejects.toMatchObject({ detail: { reason: "folder_among_files" } });
    await put({ "deal.json": { name: "Acme" } });
    await expect(loadDeal(at("deal.json"))).rejects.toMatchObject({ detail: { reason: "not_a_folder" } });
  });

  it("is content with a deck alone, a model alone, or agents alone", async () => {
    await put({ "deck.pdf": pdf });
    const deck = await loadDeal(folder);
    expect(read(deck)).toEqual(["deck.pdf deck"]);
    expect(deck.deal.locale).toBe("fr");
    await rm(join(folder, "deck.pdf"));
    await put({ "model.xlsx": xlsx });
    expect(read(await loadDeal(folder))).toEqual(["model.xlsx financial_model"]);
    await rm(join(folder, "model.xlsx"));
    await put({ "agents/fin.json": agent });
    const agents = await loadDeal(folder);
    expect(agents.context.dossier).toEqual({ documents: [], unreadable: [], coverage: "none" });
    expect(agents.agentOutputs).toHaveLength(1);
  });

  it("guesses a deck and a model under other names, and says so", async () => {
    await put({ "Acme pitch v3.pdf": pdf, "BP 2025.xlsx": xlsx, "photo.png": "x", "readme.txt": "x" });
    const deal = await loadDeal(folder);
    expect(read(deal)).toEqual(["Acme pitch v3.pdf deck", "BP 2025.xlsx financial_model"]);
    expect(codes(deal)).toEqual([
      "deck_guessed Acme pitch v3.pdf",
      "model_guessed BP 2025.xlsx",
      "file_ignored photo.png",
      "role_unclear readme.txt",
    ]);
  });

  it("does not guess between two: both are documents", async () => {
    await put({ "a.pdf": pdf, "b.pdf": pdf });
    const deal = await loadDeal(folder);
    expect(read(deal)).toEqual(["a.pdf deck", "b.pdf deck"]);
    expect(codes(deal)).toEqual(["read_as_document a.pdf", "read_as_document b.pdf"]);
  });

  it("follows the names deal.json gives, and reports those that are not there", async () => {
    await put({
      "files/pitch.pdf": pdf,
      "deal.json": { files: { deck: "files/pitch.pdf", model: "files/none.xlsx", agents: ["run/fin.json"] } },
      "run/fin.json": agent,
    });
    const deal = await loadDeal(folder);
    expect(read(deal)).toEqual(["files/pitch.pdf deck"]);
    expect(codes(deal)).toEqual(["listed_file_missing files/none.xlsx"]);
    expect(deal.agentOutputs).toHaveLength(1);
  });

  it("has a name that can be shown, whatever deal.json hides in it", async () => {
    await put({ "deck.pdf": pdf, "deal.json": { name: "No\u0007va\u202Elys\u200b Ltd\n" } });
    expect((await loadDeal(folder)).deal.name).toBe("No va lys Ltd");
  });

  it.each(['{"name": 3}', '{"name": "Acme", "n\\u0061me": "Other"}'])(
    "goes on without a deal.json that cannot be used: %s",
    async (json) => {
      await put({ "deck.pdf": pdf, "deal.json": json });
      const deal = await loadDeal(folder);
      expect(codes(deal)).toEqual(["bad_deal_file deal.json"]);
      expect(read(deal)).toEqual(["deck.pdf deck"]);
    },
  );

  it("reports agents that cannot be read, and reads the others", async () => {
    await put({
      "agents/broken.json": "{",
      "agents/odd.json": { findings: ["words only"] },
      "agents/several.json": [agent, { ...agent, agentName: "market" }],
    });
    const deal = await loadDeal(folder);
    expect(deal.agentOutputs.map((output) => output.agentName)).toEqual(["odd", "fin", "market"]);
    expect(codes(deal)).toEqual(["agent_file_unreadable agents/broken.json", "agent_partly_read agents/odd.json"]);
    expect(deal.warnings[1]?.parts).toContainEqual({ path: "$", reason: "no_findings" });
  });

  it("hears an analyst's table row by row", async () => {
    await put({ "agents/fin.csv": 'metric;value;quote;note\nMRR;42 K€;"MRR: 42 K€; net";\n;;;\nChurn;1,2 %;;high' });
    const deal = await loadDeal(folder);
    expect(codes(deal)).toEqual([]);
    expect(deal.agentOutputs.map(({ agentName }) => agentName)).toEqual(["fin"]);
    expect(deal.agentOutputs[0]?.findings).toMatchObject([
      { metric: "MRR", value: "42 K€" },
      { metric: "Churn", value: "1,2 %" },
    ]);
  });

  it("takes a chat answer for an analyst's word, never for a document, unless deal.json says who speaks", async () => {
    await put({ "documents/answer of chatgpt.md": "- **MRR**: 71 K€ (slide 8)", "agents/fin.json": agent });
    const deal = await loadDeal(folder);
    expect(deal.agentOutputs.map((output) => output.agentName)).toEqual(["fin", "answer of chatgpt"]);
    expect(deal.context.dossier?.documents).toEqual([]);
    expect(codes(deal)).toContain("read_as_analyst documents/answer of chatgpt.md");

    await put({ "deal.json": { roles: { "documents/answer of chatgpt.md": "company" } } });
    const told = await loadDeal(folder);
    expect(told.context.dossier?.documents.map(({ name }) => name)).toEqual(["answer of chatgpt.md"]);
  });

  it("hears who speaks by what a text says, wherever it stands", async () => {
    await put({
      "deck.md": "# Slide 1\n\nMRR: 42 000 €",
      "summary.md": "Here is my analysis. According to the deck the MRR is 71 K€ (slide 8). Red flags: churn.",
      "documents/synthese.docx": makeDocx([
        "Voici mon analyse de la société.",
        "Le deck indique un ARR de 900 K€ (slide 4), à vérifier.",
      ]),
      "data room/legal/term sheet.docx": makeDocx(["Pre-money valuation: 8 M€"]),
      "data room/clients.csv": "client,mrr\nAlpha,12000\n",
      "data room/answer.md": "My recommendation: pass. The founders claim 71 K€ of MRR.",
      "rows.csv": "name,value\nAlpha,12000\n",
      "data room/Q3 letter.md": "We grew our MRR to 45 K€. Our team has 12 people, and we hired two.",
      "data room/bank statement May.csv": "date,amount\n2025-05-02,1200\n",
      "data room/releve de compte.csv": "le,montant\n2025-05-02,1200\n",
      "data room/extrato 05.csv": "Data,Histórico,Valor,Saldo\n02/05/2025,PIX,12,1200\n",
      "financial_model.csv": "line,2025\nRevenue,1200\n",
      "customers 2024.csv": "Customer,MRR (GBP)\nHarbour,17400\n",
      "misc/list.txt": "milk, bread",
    });
    const deal = await loadDeal(folder);
    const roles = deal.context.dossier?.documents.map(({ id, role }) => `${id}: ${role}`).sort();
    expect(roles).toEqual([
      "customers 2024.csv: company",
      "data room/Q3 letter.md: company",
      "data room/bank statement May.csv: outside",
      "data room/clients.csv: company",
      "data room/extrato 05.csv: outside",
      "data room/legal/term sheet.docx: company",
      "data room/releve de compte.csv: outside",
      "deck.md: company",
      "financial_model.csv: company",
    ]);
    expect(deal.agentOutputs.map(({ agentName }) => agentName).sort()).toEqual(["answer", "summary", "synthese"]);
    expect(codes(deal).sort()).toEqual([
      "read_as_analyst data room/answer.md",
      "read_as_analyst documents/synthese.docx",
      "read_as_analyst summary.md",
      "role_unclear misc/list.txt",
      "role_unclear rows.csv",
    ]);
  });

  it("ranks what others say with the data about the company, by its text or where deal.json says so", async () => {
    await put({
      "deck.md": "# Slide 1\n\nMRR: 42 000 €",
      "documents/market study.md": "The market reached $38B in 2024.",
      "documents/letter.md": "The market reached $40B in 2024. We, our, us.",
      "deal.json": { roles: { "documents/letter.md": "outside" } },
    });
    const documents = (await loadDeal(folder)).context.dossier?.documents ?? [];
    expect(documents.map(({ id, role, source }) => `${id}: ${role}, ${source}`).sort()).toEqual([
      "deck.md: company, deck",
      "documents/letter.md: outside, context_engine",
      "documents/market study.md: outside, context_engine",
    ]);
  });

  it("names the files it leaves out, and reads the model first", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1_003 }, (_, at) => [`a${String(at).padStart(4, "0")}.log`, "x"]),
    );
    await put({ ...many, "model.xlsx": xlsx, "1/2/3/4/5/6/7/8/9/deep.pdf": pdf });
    const deal = await loadDeal(folder);
    expect(read(deal)).toEqual(["model.xlsx financial_model"]);
    const [left] = deal.warnings.filter(({ code }) => code === "too_many_files");
    expect(left?.message).toContain("1/2/3/4/5/6/7/8/9/");
    expect(left?.message).toContain("a1002.log");
  });

  it("says what it expects where there is nothing to check", async () => {
    await expect(loadDeal(folder)).rejects.toMatchObject({ code: "empty_deal" });
    await put({ "photo.png": "x" });
    await expect(loadDeal(folder)).rejects.toMatchObject({ code: "empty_deal" });
    await expect(loadDeal(join(folder, "nowhere"))).rejects.toMatchObject({ code: "file_not_found" });
    await expect(loadDeal(join(folder, "photo.png"))).rejects.toMatchObject({ code: "bad_input" });
  });

  it("knows convertible papers and an account's lines by what they say, beside the deck and whatever they are called", async () => {
    const note =
      "# Convertible promissory note\n\nHolder: Felix Amadi\nPrincipal amount: $200,000\nInterest: 8% a year\nMaturity date: 15 December 2027\nConversion at a discount of 20%\n";
    await put({
      "deck.md": "# Brightmoor\n\nWe raise $2M",
      "note.md": note,
      "convertible-note.docx": makeDocx(["Convertible note", ...note.split("\n").slice(2, -1)]),
      "angel paper.txt":
        'SAFE\n\nIn exchange for the payment by Dora Whitfield (the "Investor") of $250,000 the company issues the right to certain shares. The Post-Money Valuation Cap is $5,000,000.\n',
      "mouvements.ofx": "OFXHEADER:100\n\n<OFX><STMTTRN><DTPOSTED>20260105<TRNAMT>-10.00<NAME>AWS</STMTTRN></OFX>\n",
      "ecritures.txt":
        "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tDebit\tCredit\nBQ\tBanque\t1\t20250101\t512000\tBanque\t10,00\t0,00\n",
      "qui possede quoi.csv": "Associé;Titres\nLise Morel;520000\nYoussef Kadi;280000\n",
      "notes.md": "# Notes on the SAFE\n\nThe investor pays $250,000, valuation cap $5M, discount 20%.\n",
      "call notes.md": "# Convertible note\n\nMy view: principal $200,000, interest 8%, maturity 2027, I would pass.\n",
    });
    const deal = await loadDeal(folder);
    const roles = deal.context.dossier?.documents.map(({ id, role }) => `${id} ${role ?? "company"}`);
    expect(roles?.toSorted()).toEqual([
      "angel paper.txt company",
      "convertible-note.docx company",
      "deck.md company",
      "ecritures.txt outside",
      "mouvements.ofx outside",
      "note.md company",
      "qui possede quoi.csv company",
    ]);
    expect(codes(deal)).toEqual(["read_as_analyst call notes.md", "read_as_analyst notes.md"]);
  });
});
