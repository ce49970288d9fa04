/** An answer: how sure (0–100), and whether it was right. */
export interface Graded {
  confidence: number;
  right: boolean;
}

const EDGES = [0, 30, 50, 70, 80, 90, 95, 99, 100.001];

/** Prints, for each band of confidence, how many answers fell into it and how many of them were right. */
export function printCalibration(title: string, answers: Graded[]): void {
  console.log(`${title}: confidence → share right`);
  for (const [i, low] of EDGES.slice(0, -1).entries()) {
    const high = EDGES[i + 1] as number;
    const band = answers.filter(({ confidence }) => confidence >= low && confidence < high);
    if (band.length === 0) continue;
    const mean = band.reduce((sum, { confidence }) => sum + confidence, 0) / band.length;
    console.log(
      `  ${String(low).padStart(3)}–${String(Math.round(high)).padEnd(3)}  n ${String(band.length).padStart(5)}  said ${mean.toFixed(1).padStart(5)}  right ${percent(band)}`,
    );
  }
}

/** Of the answers at or above a confidence: how many, and the share that was right. */
export function rightAtOrAbove(answers: Graded[], confidence: number): { answers: number; right: number | null } {
  const sure = answers.filter((answer) => answer.confidence >= confidence);
  return { answers: sure.length, right: sure.length === 0 ? null : share(sure) };
}

export function share(answers: { right: boolean }[]): number {
  return Number((answers.filter(({ right }) => right).length / answers.length).toFixed(4));
}

function percent(answers: Graded[]): string {
  return `${(100 * share(answers)).toFixed(1)} %`;
}
