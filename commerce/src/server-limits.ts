import type { Server } from "node:http";

/** The web server sends its heads at once. */
const HEADERS_MILLISECONDS = 10_000;
/**
 * Bodies of uploads come as slowly as people send them. The web server cuts them after an hour at the latest
 * (adapters/src/connection-limits.ts), and says so to whoever sends.
 */
const REQUEST_MILLISECONDS = 3_660_000;
/** More than the web server ever opens; each costs a descriptor. */
const MOST_CONNECTIONS = 2_000;

/** Bounds what a connection to commerce may cost; on the server itself, as the engine makes it. */
export function limitServer(server: Server): void {
  server.headersTimeout = HEADERS_MILLISECONDS;
  server.requestTimeout = REQUEST_MILLISECONDS;
  server.maxConnections = MOST_CONNECTIONS;
}
