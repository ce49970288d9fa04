import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** The steps of a call to a model at which a process may die. */
export type KillStep =
  /** It is on record that the call begins; nothing has reached the endpoint. */
  | "before_request"
  /** The endpoint has answered; nothing has come back. */
  | "before_answer"
  /** Half of the answer has come back. */
  | "half_answer"
  /** The whole answer has come back and is not on record. */
  | "before_record"
  /** The answer is on record. */
  | "after_record";

export interface Wire {
  url: string;
  close: () => Promise<void>;
}

interface WireOptions {
  /** The endpoint at the other end. */
  target: string;
  step: KillStep;
  /** At which call, from 1. */
  call: number;
  kill: (signal: "SIGSTOP" | "SIGKILL") => void;
  /** Resolves once so many answers are on record. */
  recorded: (count: number) => Promise<void>;
}

/** A wire between a process and its endpoint on which the process is killed at an exact step of a call. */
export async function startWire({ target, step, call, kill, recorded }: WireOptions): Promise<Wire> {
  const { hostname, port, pathname } = new URL(target);
  const sockets = new Set<Socket>();
  let [asked, answered, dead] = [0, 0, false];
  const die = () => {
    dead = true;
    kill("SIGKILL");
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("end", () => far.end());
    near.on("data", (chunk) => {
      if (dead) return;
      if (chunk.toString("latin1", 0, 5) === "POST ") asked += 1;
      if (step === "before_request" && asked === call) return die();
      far.write(chunk);
    });
    far.on("end", () => near.end());
    far.on("data", (chunk) => {
      if (dead) return;
      if (chunk.toString("latin1", 0, 5) === "HTTP/") answered += 1;
      if (answered !== call || step === "before_request") near.write(chunk);
      else if (step === "before_answer") die();
      else if (step === "half_answer") near.write(chunk.subarray(0, chunk.length / 2), die);
      else if (step === "before_record") {
        // Asleep, the process takes the bytes in without reading them.
        kill("SIGSTOP");
        near.write(chunk, die);
      } else {
        near.write(chunk);
        void recorded(call).then(die);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
