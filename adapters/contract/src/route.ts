import type { z } from "zod";
import type { ErrorCode } from "./error-codes.ts";
import type { SellerSection } from "./seller-roles.ts";

/** Sellers are members of a shop, and buy as well; administrators have accounts of another kind and do not. */
export const roles = ["buyer", "seller", "admin"] as const;

export type Role = (typeof roles)[number];

/** Who may make a call: anybody, or whoever is signed in with one of these roles. */
export type Access = "public" | readonly Role[];

/** The call of commerce that answers a call of /api/v1 as it is: nothing is translated or joined. */
export interface Forward {
  /** of commerce; parameters as in the route's own path */
  path: string;
  /** PUT is made as POST unless told, every other method as it is */
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** the property of commerce's answer that becomes `data`; the whole answer unless told, `null` for an answer without data */
  pick?: string | null;
  /** what is kept of public reads below these paths is dropped, whatever became of the call */
  drops?: readonly string[];
  /** milliseconds, of a call that takes longer than others */
  waitMs?: number;
  /** the caller is somebody else afterwards: what is kept of the session is forgotten, before and after */
  renewsSession?: true;
  /** commerce reads the language in the query as well */
  languageInQuery?: true;
}

/** One call of /api/v1 as data: server, OpenAPI, mocks and tests are derived from it. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** below /api/v1, parameters as `{id}` */
  path: string;
  summary: string;
  /** who may call it; anything but `public` needs a live bearer token */
  access: Access;
  /** of a shop's call: the part of the panel it belongs to, which says whose roles may make it (seller-roles.ts) */
  sellerSection?: SellerSection;
  /** a call without it has a handler of its own (adapters) */
  forward?: Forward;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** makes that body of what the GET of the same address gives: read-only fields are left out (shown-body.ts) */
  fromShown?: (body: unknown) => unknown;
  /** fields of a multipart body instead: it is handed on as it comes in, never read whole */
  form?: z.ZodObject;
  /** how large that body may be and what is answered to a larger one; that of pictures unless told */
  formLimit?: { bytes: number; code: ErrorCode };
  /** status of success and the schema of the whole answer, envelope included */
  success: {
    status: 200 | 201;
    /** answered instead when what was asked for waits for somebody's decision */
    waiting?: 202;
    schema: z.ZodType;
  };
  /** the answer is a file of one of these media types, and not JSON; its handler names it */
  file?: readonly string[];
  /** failures particular to this call (`invalid_query`: of values no schema can tell, by field); 400, 401, 405, 413, 415, 429, 500, 503 go without saying */
  errors?: readonly ErrorCode[];
  /** costs the server much: a person has few of them at a time, and is answered 429 beyond (adapters' heavy-calls.ts) */
  heavy?: true;
  /** a public read whose bytes may be kept and served stale */
  cached?: true;
  /** the answer holds a token: it is never compressed, since its length would tell of it beside what the caller wrote */
  secret?: true;
  /** takes an `Idempotency-Key` */
  idempotent?: true;
  /** takes an `X-Confirmation`, which POST /auth/confirm-password gives: a stolen token alone moves no money and signs nobody out */
  confirmed?: true;
  /** asked again and again by a timer: it is no sign that somebody is there, and prolongs no session */
  unattended?: true;
  /** a POST that may be made again without harm, though it takes no key */
  repeatable?: true;
  /** a POST that only reads, since what it asks about fits in no address: repeatable, and counted as reads are */
  readsOnly?: true;
  /** not in the specification, added because a screen needs it */
  extension?: true;
}

/** Method and path of a call, such as `GET /orders/{id}`: what `routes/` says of each. */
export type Endpoint = `${Route["method"]} /${string}`;

/** The same as two fields of a route. */
export function splitEndpoint<M extends Route["method"], P extends string>(
  text: `${M} ${P}`,
): { method: M; path: P } {
  const [method, path] = text.split(" ");
  return { method: method as M, path: path as P };
}

/** By which method commerce is called for a forwarded call. */
export function forwardMethod({ method }: Route, forward: Forward): NonNullable<Forward["method"]> {
  return forward.method ?? (method === "PUT" ? "POST" : method);
}

/** The calls of a domain by name; keeps the literal types so that handlers are typed by their route. */
export function defineRoutes<const T extends Record<string, Route>>(routes: T): T {
  return routes;
}
