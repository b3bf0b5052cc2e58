import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { overloaded } from "../shared/bounded-queue.ts";
import { withCaller } from "../caller-context.ts";
import { isRefusedInView } from "./refuse-in-view.ts";
import { resign } from "../inside-token.ts";
import { secretValues } from "../secret-values.ts";
import { logSecurity } from "../security-event.ts";
import { DEADLINE_HEADER, readDeadline } from "../shared/deadline.ts";

/** Open without the shared secret: gateways authenticate with their own keys. */
export const openPaths: ReadonlySet<string> = new Set([
  "/health",
  "/payments/payme",
  "/payments/click/prepare",
  "/payments/click/complete",
  "/payments/uzcard/callback",
]);

/** Headers about the caller, its deadline and its trace; trusted only from the web server. */
const trusted = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "traceparent",
  "tracestate",
  DEADLINE_HEADER,
];

const MINUTE_MS = 60_000;
/** Lines of the security log per minute: enough to identify the caller. */
const MOST_LINES = 60;

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Answers 401 to requests without the web server's secret (header `x-commerce-secret`, compared in constant time): the
 * present one or one that it replaces.
 * It runs before the engine, which would read bodies, sessions and tokens and answer `/auth` and `/store` first.
 */
export function webServerOnly(listeners: readonly RequestListener[]): RequestListener {
  const expected = secretValues("COMMERCE_SECRET").map(digest);
  const tokenSecrets = secretValues("JWT_SECRET");
  const logRefusal = createNotes();
  const isWebServer = ({ headers }: IncomingMessage) => {
    const given = headers["x-commerce-secret"];
    return typeof given === "string" && expected.some((one) => timingSafeEqual(digest(given), one));
  };
  return (request, response) => {
    if (!isWebServer(request)) {
      for (const name of trusted) delete request.headers[name];
      if (!openPaths.has(request.url?.split("?", 1)[0] ?? "")) {
        logRefusal(request);
        return refuse(response);
      }
    }
    if (readDeadline(request.headers) <= Date.now()) return refuseLate(response);
    if (isRefusedInView(request)) return answer(response, viewOnly);
    resign(request.headers, tokenSecrets);
    withCaller(request, () => {
      for (const listener of listeners) listener(request, response);
    });
  };
}

/** Logs rejected requests by network address, without their contents, and with a limit against log flooding. */
function createNotes(): (request: IncomingMessage) => void {
  let [begun, lines] = [Number.NEGATIVE_INFINITY, 0];
  return ({ socket }) => {
    if (Date.now() - begun >= MINUTE_MS) [begun, lines] = [Date.now(), 0];
    if ((lines += 1) > MOST_LINES) return;
    withCaller({ headers: {}, socket }, () => logSecurity({ event: "secret_refused", outcome: "refused" }));
  };
}

/** The caller no longer waits for the response, so no work is started. */
function refuseLate(response: ServerResponse): void {
  const { status, code, message, details } = overloaded();
  answer(response, { status, code, message, details });
}

const viewOnly = { status: 403, code: "view_only", message: "A view of the shop as a person only reads" };

function refuse(response: ServerResponse): void {
  const message = "Header x-commerce-secret is missing or wrong.";
  answer(response, { status: 401, code: "wrong_secret", message });
}

interface Refusal {
  status: number;
  code: string;
  message: string;
  details?: unknown;
}

function answer(response: ServerResponse, { status, ...body }: Refusal): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}

/** Installs the guard before all request listeners of the server. */
export function rejectOtherCallers(server: Server): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", webServerOnly(listeners));
}
