import { readFileSync } from "node:fs";
import type { Grey } from "./grey.ts";
import { loadModule, secondReaderFiles } from "./parts.ts";

/** The second reader: of another make than the first, so that both seldom make the same mistake. Lines only. */
export interface LineReader {
  /** `picture` is LINE_HEIGHT pixels high. */
  readLine(picture: Grey): Promise<{ text: string; confidence: number }>;
}

/** The height of the lines it was trained on. */
export const LINE_HEIGHT = 48;
/** Narrower pictures are padded: the network needs some paper. */
const MIN_WIDTH = 48;
const MAX_WIDTH = 2_400;

/** What we use of ONNX Runtime. */
interface Runtime {
  env: { wasm: { numThreads: number }; logLevel: string };
  InferenceSession: { create(weights: Uint8Array, options: object): Promise<Session> };
  Tensor: new (type: "float32", data: Float32Array, dims: number[]) => object;
}
interface Session {
  inputNames: string[];
  outputNames: string[];
  run(inputs: Record<string, object>): Promise<Record<string, { dims: number[]; data: Float32Array }>>;
}

let running: Promise<LineReader | null> | undefined;

/** PP-OCR's recogniser, started on first use; null where it is not installed. */
export function lineReader(): Promise<LineReader | null> {
  running ??= start();
  return running;
}

async function start(): Promise<LineReader | null> {
  const files = secondReaderFiles();
  if (files === null) return null;
  const runtime = loadModule(files.program) as Runtime;
  runtime.env.wasm.numThreads = 1;
  runtime.env.logLevel = "fatal";
  const session = await runtime.InferenceSession.create(readFileSync(files.weights), { logSeverityLevel: 4 });
  // The first answer of the network is "nothing here", the last a space that its alphabet does not list.
  const alphabet = [
    "",
    ...readFileSync(files.alphabet, "utf8")
      .split(/\r?\n/)
      .filter((line) => line !== ""),
    " ",
  ];
  const [input = "", output = ""] = [session.inputNames[0], session.outputNames[0]];
  return {
    async readLine(picture) {
      const { data, width } = asTensor(picture);
      const answer = await session.run({ [input]: new runtime.Tensor("float32", data, [1, 3, LINE_HEIGHT, width]) });
      const found = answer[output];
      return found === undefined ? { text: "", confidence: 0 } : decode(found.data, found.dims, alphabet);
    },
  };
}

/** Three equal channels from -1 (black) to 1 (white). */
function asTensor({ width, height, pixels }: Grey): { data: Float32Array; width: number } {
  const padded = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width));
  const plane = padded * LINE_HEIGHT;
  const data = new Float32Array(3 * plane).fill(1);
  for (let y = 0; y < Math.min(height, LINE_HEIGHT); y++) {
    for (let x = 0; x < Math.min(width, padded); x++) {
      const value = (pixels[y * width + x] as number) / 127.5 - 1;
      for (let channel = 0; channel < 3; channel++) data[channel * plane + y * padded + x] = value;
    }
  }
  return { data, width: padded };
}

/** The most likely character at each step; the same one twice in a row is one, "nothing" parts two that are equal. */
function decode(data: Float32Array, dims: number[], alphabet: string[]): { text: string; confidence: number } {
  const [, steps = 0, classes = 0] = dims;
  let text = "";
  let last = 0;
  let sum = 0;
  let count = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let one = 1; one < classes; one++) {
      if ((data[step * classes + one] as number) > (data[step * classes + best] as number)) best = one;
    }
    if (best !== 0 && best !== last) {
      text += alphabet[best] ?? "";
      sum += data[step * classes + best] as number;
      count++;
    }
    last = best;
  }
  return { text: text.trim(), confidence: count === 0 ? 0 : (100 * sum) / count };
}
