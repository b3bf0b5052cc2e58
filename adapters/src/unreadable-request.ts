import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { describe, ApiError } from "./errors.ts";

const phrases = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
} as const;

function statusOf(code: string | undefined): keyof typeof phrases {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

/** Answers what Node cannot even read as a request (an address of 16 KB) with the envelope, and hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  // nobody knows the reader's language here
  const body = JSON.stringify(describe(new ApiError("invalid_query"), "ru", randomUUID()));
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrases[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
