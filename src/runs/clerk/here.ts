import type { Deal } from "../../deal/load-deal.ts";
import { broken } from "../../domain/errors.ts";
import type { WorkOptions } from "./clerk-process.ts";
import { type DealPlace, readPlace } from "./place.ts";
import { functionOf, type Work, type WorkTools } from "./work.ts";

/** Work done in this process: for stand-ins of tests, which cannot be sent to another. */
export class ClerksHere {
  readonly #open = new Map<string, Promise<Deal>>();

  async run<Subject extends Deal | null, Input, Result>(
    work: Work<Subject, Input, Result>,
    place: DealPlace | null,
    input: Input,
    { signal = new AbortController().signal, told, answer }: WorkOptions,
  ): Promise<Result> {
    const tools: WorkTools = {
      signal,
      tell: (event) => told?.(event),
      ask: (question) => answer?.(question) ?? Promise.reject(broken("nobody answers questions of this work")),
    };
    const deal = place === null ? null : await this.#dealAt(place);
    signal.throwIfAborted();
    return (await functionOf(work))(deal as Subject, input, tools);
  }

  forget(folder: string): void {
    this.#open.delete(folder);
  }

  #dealAt(place: DealPlace): Promise<Deal> {
    const reading = this.#open.get(place.folder) ?? readPlace(place);
    this.#open.set(place.folder, reading);
    return reading;
  }
}
