import type { Role, Route } from "@bezak/contract/route.ts";
import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import type { AccessRequest } from "../access/requests.ts";
import { arbitraryValue, type JsonSchema } from "./arbitrary.ts";
import { spoiled } from "./broken.ts";

export interface FuzzRequest {
  name: string;
  route: Route;
  path: string;
  /** none if undefined */
  body?: string;
  token?: string;
  headers: Record<string, string>;
  /** whether it matches the contract: an invalid request must never succeed */
  valid: boolean;
}

export interface Known {
  /** existing ids and slugs, so that a request gets past "not found" */
  ids: readonly string[];
  tokens: readonly string[];
  /** proofs of the password by token, for calls that require one; valid for five minutes */
  proofs: ReadonlyMap<string, string>;
  /** tokens by name */
  people: Readonly<Record<string, string>>;
  /** the token for a role; without one the first token is used */
  callers: Partial<Record<Role | "demo", string>>;
  /** by the call's name: tokens of accounts that the call may sign out or close */
  spareTokens: Partial<Record<string, readonly string[]>>;
  /** a valid request of each call, by the call's name */
  examples: Partial<Record<string, AccessRequest>>;
}

const toJsonSchema = (type: z.ZodType) => z.toJSONSchema(type, { io: "input" }) as JsonSchema;

function mixed(type: z.ZodType, ids: readonly string[], example?: object): Arbitrary<unknown> {
  const described = arbitraryValue(toJsonSchema(type), ids);
  const good = example ? fc.oneof(described, fc.constant<unknown>(example)) : described;
  return fc.oneof({ weight: 2, arbitrary: good }, { weight: 3, arbitrary: spoiled(good) });
}

type Query = Record<string, string | string[]>;

/** A query arrives as texts; a repeated parameter arrives as a list. */
function asQuery(value: unknown): Query {
  if (typeof value !== "object" || value === null) return {};
  const shown = (one: unknown) =>
    (typeof one === "object" ? JSON.stringify(one) : String(one)).toWellFormed();
  const entries = Object.entries(value).map(([name, one]): [string, string | string[]] => {
    const list: unknown[] | null = Array.isArray(one) && one.length > 1 ? one : null;
    return [name.toWellFormed(), list ? list.map(shown) : shown(Array.isArray(one) ? one[0] : one)];
  });
  return Object.fromEntries(entries.filter(([name]) => name !== "" && name !== "__proto__"));
}

const written = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  ).toString();

/** A path parameter; `own` is the one of the call's example. */
function arbitraryParameter(known: Known, own: string | undefined): Arbitrary<string> {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.ids) },
    { weight: own === undefined ? 0 : 6, arbitrary: fc.constant(own ?? "") },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }) },
  );
  return id.map((text) => encodeURIComponent(text.toWellFormed())).filter((text) => !/^\.{1,2}$/.test(text));
}

interface Parts {
  /** encoded for a path */
  params: string[];
  query: Query;
  body: unknown;
  /** whether the body is sent whole, cut off or not at all */
  text: "json" | "cut" | "none";
  token: string | undefined;
  proof: string | undefined;
  key: string | undefined;
}

function toRequest(name: string, route: Route, parts: Parts): FuzzRequest {
  const { params, query, body, text, token, proof, key } = parts;
  const filled = [...params];
  const path = route.path.replaceAll(/\{\w+\}/g, () => String(filled.shift()));
  const queryText = written(query);
  const json =
    route.method === "GET" || body === undefined || text === "none" ? undefined : JSON.stringify(body);
  const goodQuery = route.query ? route.query.safeParse(query).success : queryText === "";
  const sent = json === undefined ? undefined : (JSON.parse(json) as unknown);
  const read = route.optionalBody ? (sent ?? {}) : sent;
  const goodBody = route.body ? route.body.safeParse(read).success : json === undefined;
  const headers: Record<string, string> = {};
  if (route.idempotent && key !== undefined) headers["idempotency-key"] = key.replaceAll(/[^\x20-\x7e]/g, "");
  if (route.confirmed && proof !== undefined) headers["x-confirmation"] = proof;
  return {
    name,
    route,
    token,
    headers,
    path: queryText === "" ? path : `${path}?${queryText}`,
    body: text === "cut" ? json?.slice(0, -1) : json,
    valid: goodQuery && goodBody && (text !== "cut" || json === undefined),
  };
}

const firstRole = ({ access }: Route): Role => (access === "public" ? "buyer" : (access[0] ?? "buyer"));

const tokensFor = (name: string, known: Known) => known.spareTokens[name] ?? known.tokens;

const getProof = (token: string | undefined, { proofs }: Known) =>
  token === undefined ? undefined : proofs.get(token);

/** The valid request of a call, unless it is unknown or sends a file; a call without parameters and body needs no example. */
export function toExampleRequest(name: string, route: Route, known: Known): FuzzRequest | undefined {
  const asksNothing = !route.path.includes("{") && !route.body;
  const example = known.examples[name] ?? (asksNothing ? {} : undefined);
  if (!example || example.file) return undefined;
  const caller = known.callers[example.demo ? "demo" : firstRole(route)] ?? known.tokens[0];
  const token = known.spareTokens[name]?.[0] ?? caller;
  const params = (example.ids ?? []).map((id) => encodeURIComponent(id));
  const query = asQuery(Object.fromEntries(new URLSearchParams(example.query)));
  const { body } = example;
  const proof = getProof(token, known);
  return toRequest(name, route, { params, query, body, text: "json", token, proof, key: undefined });
}

/** Valid and invalid requests of one call: path, query, body and caller. */
export function arbitraryRequest(name: string, route: Route, known: Known): Arbitrary<FuzzRequest> {
  const tokens = tokensFor(name, known);
  const { ids = [], body } = known.examples[name] ?? {};
  const holes = route.path.match(/\{\w+\}/g) ?? [];
  const parts = {
    params: fc.tuple(...holes.map((_, index) => arbitraryParameter(known, ids[index]))),
    query: route.query ? mixed(route.query, known.ids).map(asQuery) : fc.constant({} as Query),
    body: route.body
      ? mixed(route.body, known.ids, body)
      : fc.constantFrom(undefined, undefined, undefined, { odd: 1 }),
    text: fc.oneof(
      { weight: 30, arbitrary: fc.constant("json" as const) },
      { weight: 1, arbitrary: fc.constantFrom("cut", "none") },
    ),
    token: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...tokens) },
      { weight: 1, arbitrary: fc.constantFrom(undefined, "x", "nobodys-token-0123456789") },
    ),
    key: fc.option(fc.string({ maxLength: 220 }), { nil: undefined, freq: 3 }),
  };
  return fc
    .record(parts)
    .map((made) => toRequest(name, route, { ...made, proof: getProof(made.token, known) }));
}
