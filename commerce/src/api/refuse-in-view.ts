import type { IncomingMessage } from "node:http";
import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import { mayMakeInView, personalCalls } from "@bezak/contract/view-calls.ts";
import type { ActorMetadata } from "../workflows/auth/actor-token.ts";

const toPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+").replaceAll("/", String.raw`\/`)}\\/?$`, "i");

/** Reading calls that a view may not make, by their path in commerce. */
const withheld: readonly RegExp[] = personalCalls
  .filter(({ name, route }) => route.method === "GET" && !mayMakeInView(name, route))
  .map(({ route }) => toPattern(route.forward?.path ?? route.path));

/**
 * Paths of commerce that a view may read. Some of them match a withheld pattern as well, as the router would too: a fixed part
 * comes before a parameter.
 */
const open: ReadonlySet<string> = new Set(
  Object.values(domains)
    .flatMap((routes) => Object.entries(routes as Record<string, Route>))
    .filter(([name, route]) => mayMakeInView(name as (typeof personalCalls)[number]["name"], route))
    .map(([, route]) => route.forward?.path ?? route.path),
);

/** The prices of a cart: a POST that only reads, since a cart is too long for an address. */
const QUOTE = "/catalog/quote";

/** Whether a token of commerce was made for a view. Its signature is checked later; without the mark nothing is refused. */
function isOfView(authorization: string | undefined): boolean {
  const [, payload] = /^bearer +[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization?.trim() ?? "") ?? [];
  if (payload === undefined) return false;
  try {
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
      app_metadata?: ActorMetadata;
    };
    return claims.app_metadata?.view_id !== undefined;
  } catch {
    // not one of ours, which the engine refuses
    return false;
  }
}

/**
 * Whether a request is made in a view and does more than reading. It is asked before the engine sees the request, so that no
 * route, also of the engine, has to know about views.
 */
export function isRefusedInView({ method, url = "", headers }: IncomingMessage): boolean {
  if (!isOfView(headers.authorization)) return false;
  const path = decode(url.split("?", 1)[0] ?? "");
  if (method !== "GET" && method !== "HEAD") return path !== QUOTE;
  return !open.has(path.replace(/\/$/, "")) && withheld.some((pattern) => pattern.test(path));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
