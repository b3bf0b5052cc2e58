import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/** Whoever asks for these is let in without the shared secret: gateways prove themselves by their own keys. */
export const openPaths: ReadonlySet<string> = new Set([
  "/health",
  "/payments/payme",
  "/payments/click/prepare",
  "/payments/click/complete",
  "/payments/uzcard/callback",
]);

/** Said by a proxy about its caller; believed of the front door alone. */
const forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Answers 401 to whoever does not send the front door's secret (header `x-commerce-secret`, compared in constant time).
 * It stands before the engine, which would read bodies, sessions and tokens and answer `/auth` and `/store` first.
 */
export function frontDoorOnly(listeners: readonly RequestListener[], secret: string): RequestListener {
  const expected = digest(secret);
  const isFrontDoor = ({ headers }: IncomingMessage) => {
    const given = headers["x-commerce-secret"];
    return secret !== "" && typeof given === "string" && timingSafeEqual(digest(given), expected);
  };
  return (request, response) => {
    if (!isFrontDoor(request)) {
      if (!openPaths.has(request.url?.split("?", 1)[0] ?? "")) return refuse(response);
      for (const name of forwarded) delete request.headers[name];
    }
    for (const listener of listeners) listener(request, response);
  };
}

function refuse(response: ServerResponse): void {
  const body = { code: "wrong_secret", message: "Header x-commerce-secret is missing or wrong." };
  response.writeHead(401, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

/** Puts the guard before everything that a server does with a request. */
export function closeToStrangers(server: Server, secret: string): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", frontDoorOnly(listeners, secret));
}
