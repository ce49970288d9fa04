import type { Home } from "../homes/home.ts";

/** The statements that bring a store from the version before to this one, in order. Never edited once released. */
export type Migration = (home: Pick<Home, "kind" | "bytesType">) => string[];
