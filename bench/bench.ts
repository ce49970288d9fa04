/** What every measurement is given, and what it answers: the figures of its closing JSON line. */
export interface BenchOptions {
  /** Folder with the public cases (see `../shared/data`); null where it is absent. */
  dataDir: string | null;
  /** Whatever else stood on the command line. */
  args: string[];
}

export type BenchResult = Record<string, unknown>;

export type Bench = (options: BenchOptions) => Promise<BenchResult>;
