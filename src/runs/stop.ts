/** Why a run was told to stop before its end. `lost`: somebody else holds the review now. */
export type StopReason = "cancelled" | "shutdown" | "lost";

/** The reason of a run's aborted signal. */
export class RunStopped extends Error {
  readonly why: StopReason;

  constructor(why: StopReason) {
    super(`The run was stopped: ${why}.`);
    this.name = "RunStopped";
    this.why = why;
  }
}
