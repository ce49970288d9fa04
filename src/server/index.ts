/** The desk's HTTP server inside a program of your own: `tribunal/server`. */
export { openStore, type StoreOptions, type StorePlace } from "../store/open.ts";
export { createServer, type ServerOptions, type TribunalServer } from "./create-server.ts";
