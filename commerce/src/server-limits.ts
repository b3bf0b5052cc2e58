import type { Server } from "node:http";

/** The web server sends headers at once. */
const HEADERS_MILLISECONDS = 10_000;
/**
 * Bodies of uploads arrive as slowly as users send them. The web server ends them after an hour at the latest
 * (adapters/src/connection-limits.ts) and reports it to the sender.
 */
const REQUEST_MILLISECONDS = 3_660_000;
/** More than the web server ever opens; each costs a descriptor. */
const MOST_CONNECTIONS = 2_000;

/** Limits what a connection to commerce may cost; applied to the server itself, which the engine creates. */
export function limitServer(server: Server): void {
  server.headersTimeout = HEADERS_MILLISECONDS;
  server.requestTimeout = REQUEST_MILLISECONDS;
  server.maxConnections = MOST_CONNECTIONS;
}
