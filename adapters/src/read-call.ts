import { randomUUID } from "node:crypto";
import { parseLanguage, type Language } from "@bezak/contract/languages.ts";
import type { Route } from "@bezak/contract/route.ts";
import type { FastifyRequest } from "fastify";
import type { Call } from "./call.ts";
import { ApiError } from "./errors.ts";
import { fieldTexts } from "./field-texts.ts";
import { getFormBody, type FormBody } from "./form-body.ts";
import { parseBearer, type Session } from "./session.ts";
import { validate } from "./validate.ts";

export type AnyCall = Omit<Call, "session" | "params" | "form"> & {
  session: Session | null;
  params: unknown;
  form: FormBody | undefined;
};

/** A call without the functions that affect the answer. */
export type ReadCall = Omit<AnyCall, "deviceMark" | "keepDeviceMark" | "answerWaiting">;

/** A value that cannot be a proof counts as none: commerce then requires a confirmation. */
export function findProof(route: Route, request: FastifyRequest): string | undefined {
  const proof = route.confirmed ? request.headers["x-confirmation"] : undefined;
  return typeof proof === "string" && /^[\w.-]{1,200}$/.test(proof) ? proof : undefined;
}

const DEVICE_LENGTH = 200;

/** Visible ASCII without spaces: a header that is sent twice arrives joined by ", " and is refused. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

function readIdempotencyKey(route: Route, request: FastifyRequest, language: Language): string {
  if (!route.idempotent) return "";
  const key = request.headers["idempotency-key"];
  if (key === undefined) return randomUUID();
  if (typeof key === "string" && keyPattern.test(key)) return key;
  throw new ApiError("invalid_input", { fields: { "Idempotency-Key": fieldTexts.invalid[language]() } });
}

/** The version of `If-Match`, `"7"`, also without the quotes; none for `*`, which is any. Anything else cannot be compared. */
function readIfMatch(route: Route, { headers }: FastifyRequest, language: Language): string | undefined {
  const sent = headers["if-match"]?.trim();
  if (!route.versioned || sent === undefined || sent === "*") return undefined;
  const [, quoted, plain] = /^(?:(?:W\/)?"([^"]{1,64})"|([^",\s]{1,64}))$/.exec(sent) ?? [];
  const version = quoted ?? plain;
  if (version !== undefined) return version;
  throw new ApiError("invalid_input", { fields: { "If-Match": fieldTexts.invalid[language]() } });
}

/** The body, with the version of `If-Match` if it names none. */
function readSentBody(route: Route, request: FastifyRequest, version: string | undefined): unknown {
  const body = route.optionalBody ? (request.body ?? {}) : request.body;
  if (version === undefined || typeof body !== "object" || body === null) return body;
  return { version, ...body };
}

/** For routes without a body; an empty object is accepted, since many clients send one. */
function refuseBody(request: FastifyRequest): void {
  const { body } = request;
  if (body === undefined || body === null) return;
  if (typeof body === "object" && Object.keys(body).length === 0) return;
  throw new ApiError("invalid_input");
}

/** Such a parameter would change the path of the call to commerce: `/vendor/products/.` is the list. */
const isStep = (name: unknown) => name === "." || name === "..";

/** An id that no object can have is answered with 404 and not with 400. */
function readParams(route: Route, request: FastifyRequest): unknown {
  if (!route.params) return undefined;
  const { success, data } = route.params.safeParse(request.params);
  if (!success || Object.values(data).some(isStep)) throw new ApiError("not_found");
  return data;
}

/** Reads and validates a request by its route; throws 400, 401 or 404. */
export function readCall(route: Route, request: FastifyRequest, session: Session | null): ReadCall {
  const language = parseLanguage(request.headers["accept-language"]);
  const body = { code: "invalid_input", language } as const;
  const query = { code: "invalid_query", language } as const;
  if (!route.body && !route.form) refuseBody(request);
  const version = readIfMatch(route, request, language);
  const sent = readSentBody(route, request, version);
  return {
    params: readParams(route, request),
    query: route.query && validate(route.query, request.query, query),
    body: route.body && validate(route.body, route.fromShown?.(sent) ?? sent, body),
    form: route.form && getFormBody(request),
    session,
    token: route.access === "public" ? looseBearer(request) : parseBearer(request.headers.authorization),
    proof: findProof(route, request),
    version: route.body ? undefined : version,
    hasOwnKey: route.idempotent === true && request.headers["idempotency-key"] !== undefined,
    idempotencyKey: readIdempotencyKey(route, request, language),
    language,
    device: request.headers["user-agent"]?.slice(0, DEVICE_LENGTH),
    client: request.ip,
    requestId: request.id,
  };
}

/** On public routes a token that cannot be ours is ignored. */
export function looseBearer(request: FastifyRequest): string | undefined {
  try {
    return parseBearer(request.headers.authorization);
  } catch {
    return undefined;
  }
}

/**
 * One key for all spellings of a request: made from the parsed query, whose fields are in the schema's order and whose
 * repeated values are sorted.
 */
export function cacheKey(path: string, params: object | undefined, query: object | undefined): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    const values: unknown[] = Array.isArray(value) ? value.map(String).sort() : [value];
    for (const one of values) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
