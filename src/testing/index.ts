/** Builders of findings and small real files, a scripted model and a misbehaving provider, for tests of your own set-ups. */
export { type Behaviour, type FakeProvider, type FakeProviderOptions, startFakeProvider } from "./fake-provider.ts";
export { makeAgentOutput, makeFinding } from "./findings.ts";
export { type DocxBlock, type DocxOptions, type DocxRun, makeDocx } from "./make-docx.ts";
export { type MakePdfOptions, makePdf } from "./make-pdf.ts";
export {
  makePptx,
  type PptxChart,
  type PptxOptions,
  type PptxSlideSpec,
  type PptxTable,
  type PptxText,
} from "./make-pptx.ts";
export { type CellSpec, makeXlsx, type SheetSpec, type XlsxOptions } from "./make-xlsx.ts";
export { type ManualTime, manualTime } from "./manual-time.ts";
export { type SeededRandom, seeded } from "./random.ts";
export { type ScriptedEmbedder, scriptedEmbedder } from "./scripted-embedder.ts";
export { ScriptError, type ScriptedModel, type ScriptedStep, scriptedModel } from "./scripted-model.ts";
