/** Upper edges of the histogram of request times, in seconds. */
const EDGES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

/** Counters of the server, as Prometheus reads them. Labels are closed lists and route patterns: never an id. */
export class Counters {
  readonly #requests = new Map<string, Series>();
  readonly #runs = new Map<string, number>();
  /** Open progress streams, by tenant. */
  readonly #streams = new Map<string, number>();

  get streams(): number {
    return [...this.#streams.values()].reduce((sum, count) => sum + count, 0);
  }

  streamsOf(tenant: string): number {
    return this.#streams.get(tenant) ?? 0;
  }

  /** A stream begins; the returned function says that it has ended. */
  streamBegins(tenant: string): () => void {
    this.#streams.set(tenant, this.streamsOf(tenant) + 1);
    return () => {
      const left = this.streamsOf(tenant) - 1;
      if (left > 0) this.#streams.set(tenant, left);
      else this.#streams.delete(tenant);
    };
  }

  countRequest(method: string, route: string, status: number, ms: number): void {
    const key = `method="${method}",route="${escaped(route)}",status="${status}"`;
    const series = this.#requests.get(key) ?? { count: 0, sum: 0, buckets: EDGES.map(() => 0) };
    this.#requests.set(key, series);
    const seconds = ms / 1_000;
    series.count += 1;
    series.sum += seconds;
    for (const [i, edge] of EDGES.entries()) if (seconds <= edge) series.buckets[i] = (series.buckets[i] ?? 0) + 1;
  }

  countRun(outcome: string): void {
    this.#runs.set(outcome, (this.#runs.get(outcome) ?? 0) + 1);
  }

  /** The text of /metrics. */
  text({ running }: { running: number }): string {
    const lines = [
      "# HELP tribunal_request_seconds Time to answer a request.",
      "# TYPE tribunal_request_seconds histogram",
    ];
    for (const [labels, { count, sum, buckets }] of this.#requests) {
      for (const [i, edge] of EDGES.entries())
        lines.push(`tribunal_request_seconds_bucket{${labels},le="${edge}"} ${buckets[i]}`);
      lines.push(`tribunal_request_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(
        `tribunal_request_seconds_sum{${labels}} ${sum}`,
        `tribunal_request_seconds_count{${labels}} ${count}`,
      );
    }
    lines.push("# HELP tribunal_runs_total Reviews run here, by how they ended.", "# TYPE tribunal_runs_total counter");
    for (const [outcome, count] of this.#runs) lines.push(`tribunal_runs_total{outcome="${outcome}"} ${count}`);
    const gauges: [string, string, number][] = [
      ["tribunal_runs_running", "Reviews running here now.", running],
      ["tribunal_event_streams", "Progress streams open now.", this.streams],
      ["process_resident_memory_bytes", "Resident memory.", process.memoryUsage.rss()],
      ["process_uptime_seconds", "Since the start of the process.", process.uptime()],
    ];
    for (const [name, help, value] of gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`);
    return `${lines.join("\n")}\n`;
  }
}

const escaped = (text: string) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
