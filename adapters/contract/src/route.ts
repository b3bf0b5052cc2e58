import type { z } from "zod";
import type { ErrorCode } from "./error-codes.ts";
import type { SellerSection } from "./seller-roles.ts";

/** Sellers are members of a shop and can also buy; administrators have accounts of another kind and cannot. */
export const roles = ["buyer", "seller", "admin"] as const;

export type Role = (typeof roles)[number];

/** Who may make a call: everybody, or signed-in users with one of these roles. */
export type Access = "public" | readonly Role[];

/** Commerce answers the call as it is: nothing is translated or joined. */
export interface Forward {
  /** path in commerce; its parameters are those of the route's own path */
  path: string;
  /** default: POST for PUT, else the route's own method */
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** the property of commerce's answer that becomes `data`; default the whole answer, `null` for an answer without data */
  pick?: string | null;
  /** prefixes of public paths whose cached reads are dropped after the call, also after a failure */
  drops?: readonly string[];
  /** timeout in milliseconds, for a slow call */
  waitMs?: number;
  /** the call changes the caller's role or account: the cached session is dropped before and after it */
  renewsSession?: true;
  /** commerce expects the language in the query too */
  languageInQuery?: true;
}

/** One call of /api/v1 as data, from which server, OpenAPI, mocks and tests are derived. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** below /api/v1, with parameters as `{id}` */
  path: string;
  summary: string;
  /** everything but `public` needs a valid bearer token */
  access: Access;
  /** for calls of a shop: the section of the panel, which decides which members may make the call (seller-roles.ts) */
  sellerSection?: SellerSection;
  /** a route without it has its own handler in the adapters */
  forward?: Forward;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** the body may be left out, which means an empty one */
  optionalBody?: true;
  /** turns the answer of the GET with the same path into a body by removing read-only fields (shown-body.ts) */
  fromShown?: (body: unknown) => unknown;
  /** fields of a multipart body, which replaces `body`; it is streamed and never held as a whole */
  form?: z.ZodObject;
  /** largest size of that body, and the error code for a larger one; default that of pictures */
  formLimit?: { bytes: number; code: ErrorCode };
  /** HTTP status and schema of the whole answer, envelope included */
  success: {
    status: 200 | 201;
    /** status if the request awaits approval */
    waiting?: 202;
    schema: z.ZodType;
  };
  /** media types of a file that is answered instead of JSON; the handler chooses one */
  file?: readonly string[];
  /**
   * error codes specific to this call (`invalid_query`: for values that the schema cannot check, by field); every call may
   * answer 400, 401, 405, 413, 415, 429, 500 and 503
   */
  errors?: readonly ErrorCode[];
  /** needs much of the server: a user may make few of these calls at a time, more are answered with 429 (heavy-calls.ts) */
  heavy?: true;
  /** a public read whose bytes may be cached and served stale */
  cached?: true;
  /** the answer contains a token: it is never compressed, since its length could reveal the token (BREACH) */
  secret?: true;
  /** takes an `Idempotency-Key` */
  idempotent?: true;
  /**
   * its body, or without a body `If-Match`, has a `version` (shared-schemas.ts); for a stale one, 409 stale_version has the
   * object as it is now, and what was sent
   */
  versioned?: true;
  /** that object, if it is not the `data` of the answer; of an order also what was sent */
  current?: z.ZodType;
  /** needs an `X-Confirmation` from POST /auth/confirm-password: a stolen token alone cannot move money or end sessions */
  confirmed?: true;
  /**
   * called by a timer: it does not mean that the user is active, and does not prolong the session. Any other reading call
   * says so for itself with the header `X-Unattended: 1`.
   */
  unattended?: true;
  /** a POST that may be repeated without harm, though it has no key */
  repeatable?: true;
  /** a POST that only reads, because its input is too long for an address: repeatable, and limited as a read */
  readsOnly?: true;
  /**
   * a POST of administrators that leaves no entry in their log, because it changes nothing that anybody decides by: each is
   * named in docs/decisions/062-audit.md
   */
  unrecorded?: true;
  /** not in the specification, added because a screen needs it */
  extension?: true;
}

/** Method and path of a call, such as `GET /orders/{id}`; declared in `routes/`. */
export type Endpoint = `${Route["method"]} /${string}`;

export function splitEndpoint<M extends Route["method"], P extends string>(
  text: `${M} ${P}`,
): { method: M; path: P } {
  const [method, path] = text.split(" ");
  return { method: method as M, path: path as P };
}

export function forwardMethod({ method }: Route, forward: Forward): NonNullable<Forward["method"]> {
  return forward.method ?? (method === "PUT" ? "POST" : method);
}

/** The calls of a domain by name; preserves the literal types, so that each handler is typed by its route. */
export function defineRoutes<const T extends Record<string, Route>>(routes: T): T {
  return routes;
}
