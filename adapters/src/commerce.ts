import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requestCommerce } from "./commerce-request.ts";
import { ApiError, isErrorCode } from "./errors.ts";
import type { FileAnswer } from "./file-answer.ts";
import type { FormBody } from "./form-body.ts";
import { openFile } from "./open-file.ts";
import { streamToCommerce } from "./stream-to-commerce.ts";

export interface CommerceCall {
  query?: Record<string, unknown>;
  body?: unknown;
  /** Medusa token of the person for whom the call is made */
  token?: string;
  headers?: Record<string, string>;
  /** for following one request through the logs of both processes */
  requestId: string;
  /** milliseconds, if the call should wait for less than the default */
  timeoutMs?: number;
  /** a POST that changes nothing or may run twice: it is sent again if commerce closed the reused connection */
  repeatable?: true;
}

/** The client of commerce. Answers are parsed by the given schema. Every method throws `ApiError` only. */
export interface Commerce {
  get<T>(path: string, answer: z.ZodType<T>, call: CommerceCall): Promise<T>;
  post<T>(path: string, answer: z.ZodType<T>, call: CommerceCall): Promise<T>;
  delete<T>(path: string, answer: z.ZodType<T>, call: CommerceCall): Promise<T>;
  /** For answers that the route's own schema checks before they are sent to the client. */
  send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, call: CommerceCall): Promise<JsonObject>;
  postForm(path: string, form: FormBody, call: CommerceCall): Promise<JsonObject>;
  file(method: "GET" | "POST", path: string, call: CommerceCall): Promise<FileAnswer>;
}

export type JsonObject = Record<string, unknown>;

const jsonObject = z.record(z.string(), z.unknown());

/**
 * Rows of a list, not validated here: `answerText` validates each row and leaves out an invalid one, while a check here
 * would reject the whole list.
 */
export const toRows = <Row extends object>() =>
  z.array(z.custom<Row>((row) => typeof row === "object" && row !== null));

const addresses = new AsyncLocalStorage<string>();

/** Network address of the client whose call is being answered; undefined outside of a call. */
const clientAddress = (): string | undefined => addresses.getStore();

/** Makes the address available while a call is answered; commerce logs it. */
export function rememberClientAddress(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => addresses.run(request.ip, done));
}

interface Options {
  url: string;
  secret: string;
  timeoutMs: number;
}

function queryString(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : "";
}

/** No connection was made: commerce has not received the request. */
const notConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

const timeouts = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

function unreachable(cause: unknown): ApiError {
  const { name, code: reason } = cause as { name?: string; code?: string };
  const isLate = name === "TimeoutError" || timeouts.has(reason ?? "");
  const code = isLate ? "commerce_timeout" : "commerce_unavailable";
  return new ApiError(code, { cause, notBegun: notConnected.has(reason ?? "") });
}

/** Maps commerce's `{code, message, details}`; its message is only logged. */
function refusal(status: number, body: { code?: unknown; message?: unknown; details?: unknown }): ApiError {
  const cause = new Error(`commerce answered ${status}: ${String(body.message ?? body.code ?? "")}`);
  if (isErrorCode(body.code)) {
    const { retryAfter } = (body.details ?? {}) as { retryAfter?: unknown };
    const wait = typeof retryAfter === "number" ? { retryAfter } : undefined;
    const notBegun = body.code === "overloaded" || body.code === "maintenance";
    return new ApiError(body.code, { details: body.details, notBegun, ...wait, cause });
  }
  if (status === 400) return new ApiError("invalid_input", { details: body.details, cause });
  if (status === 404) return new ApiError("not_found", { cause });
  if (status === 409) return new ApiError("conflict", { cause });
  if (status === 429) return new ApiError("too_many_requests", { cause });
  if (status >= 502 && status <= 504) return new ApiError("commerce_unavailable", { cause });
  return new ApiError("server_error", { cause });
}

/**
 * Plain HTTP instead of `@medusajs/js-sdk`: the SDK's error has only status and message, without `code` and `details`
 * on which the API depends.
 */
export function createCommerce({ url, secret, timeoutMs }: Options): Commerce {
  const base = url.replace(/\/$/, "");

  function toHeaders(call: CommerceCall): Record<string, string> {
    const headers: Record<string, string> = {
      accept: "application/json",
      "x-commerce-secret": secret,
      "x-request-id": call.requestId,
      ...call.headers,
    };
    const client = clientAddress();
    // for commerce's log, which trusts a sender that has the secret
    if (client !== undefined) headers["x-forwarded-for"] = client;
    if (call.token) headers.authorization = `Bearer ${call.token}`;
    return headers;
  }

  async function send<T>(method: string, path: string, answer: z.ZodType<T>, call: CommerceCall): Promise<T> {
    const headers = toHeaders(call);
    if (call.body !== undefined) headers["content-type"] = "application/json";
    const waitMs = call.timeoutMs ?? timeoutMs;
    // commerce does not start work whose caller has stopped waiting
    headers["x-deadline"] = String(Date.now() + waitMs);
    const { status, text } = await requestCommerce(base + path + queryString(call.query), {
      method,
      headers,
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      timeoutMs: waitMs,
      repeatable: call.repeatable,
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    return readAnswer(status, text, answer);
  }

  async function postForm(path: string, form: FormBody, call: CommerceCall): Promise<JsonObject> {
    const headers = { ...toHeaders(call), "content-type": form.contentType };
    const { status, text } = await streamToCommerce(
      base + path + queryString(call.query),
      form,
      headers,
    ).catch((cause: unknown) => {
      throw cause instanceof ApiError ? cause : unreachable(cause);
    });
    return readAnswer(status, text, jsonObject);
  }

  async function file(method: "GET" | "POST", path: string, call: CommerceCall): Promise<FileAnswer> {
    const { query, body } = call;
    const headers = { ...toHeaders(call), accept: "*/*" };
    const answer = await openFile(base + path + queryString(query), {
      method,
      timeoutMs: call.timeoutMs ?? timeoutMs,
      body: body === undefined ? body : JSON.stringify(body),
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    }).catch((cause: unknown) => {
      throw unreachable(cause);
    });
    return "stream" in answer ? answer : readAnswer(answer.status, answer.text, z.never());
  }

  return {
    send: (method, path, call) => send(method, path, jsonObject, call),
    postForm,
    file,
    get: (path, answer, call) => send("GET", path, answer, call),
    post: (path, answer, call) => send("POST", path, answer, call),
    delete: (path, answer, call) => send("DELETE", path, answer, call),
  };
}

/** Names problems by path and code only, since values may be secrets. */
function unexpectedAnswer({ issues }: z.ZodError): Error {
  const problems = issues.map(({ path, code }) => `${path.join(".")} ${code}`);
  return new Error(`commerce's answer does not fit its schema: ${problems.slice(0, 10).join(", ")}`);
}

function readAnswer<T>(status: number, text: string, answer: z.ZodType<T>): T {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (status >= 400) throw refusal(status, (body ?? {}) as object);
  if (body === undefined)
    throw new ApiError("server_error", { cause: new Error("commerce did not answer with JSON") });
  const read = answer.safeParse(body);
  if (!read.success) throw new ApiError("server_error", { cause: unexpectedAnswer(read.error) });
  return read.data;
}
