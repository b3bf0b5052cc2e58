import { randomUUID } from "node:crypto";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { describe, ApiError } from "./errors.ts";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
};

const phrases = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
} as const;

function getStatus(code: string | undefined): keyof typeof phrases {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

/** In Russian, since the reader's language is not known here. */
const unreadable = () => JSON.stringify(describe(new ApiError("invalid_query"), "ru", randomUUID()));

/** Answers 400 to a request with an invalid target, before any router sees it. */
export function refuseTarget(response: ServerResponse, security: OutgoingHttpHeaders): void {
  response.writeHead(400, { ...security, ...headers, connection: "close" }).end(unreadable());
}

/** How long the client may read the answer before the connection is closed. */
const lingerMs = 1_000;

/** Answers a request that Node cannot parse (an address of 16 KB) with the envelope, and closes the connection. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  security: Readonly<Record<string, string>>,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = getStatus(error.code);
  const body = unreadable();
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrases[status]}`,
      ...Object.entries({ ...security, ...headers }).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
