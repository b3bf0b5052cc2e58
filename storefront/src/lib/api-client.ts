import { limits } from "@bezak/contract/limits.ts";
import type { Route } from "@bezak/contract/route.ts";
import { fromAnswer, hasCode, isApiError, withoutAnswer } from "./api-error.ts";
import type { Confirmation } from "./confirmation.ts";
import type { Language } from "./language.ts";

/** What a call of the contract answers with, envelope included. */
export type AnswerOf<R extends Route> = R["success"]["schema"]["_zod"]["output"];

/** What a call of the contract takes as its body. */
export type BodyOf<R extends Route> = NonNullable<R["body"]>["_zod"]["input"];

type QueryValue = string | number | boolean | readonly string[] | undefined;

interface CallOptions<R extends Route> {
  query?: Record<string, QueryValue>;
  body?: BodyOf<R>;
  /** a multipart body instead, of a route with a `form` */
  form?: FormData;
  /** milliseconds, when the call may take longer than usual */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** a route that is `confirmed`: goes with a proof, for which the person is asked */
  confirmed?: boolean;
  signal?: AbortSignal;
  onHeaders?: (headers: Headers) => void;
  /** reads an answer that is no JSON (lib/download-file.ts) */
  read?: (response: Response) => Promise<AnswerOf<R>>;
}

export interface ApiClient {
  /** Who is asked for the password when a call needs it. Set where such calls are made: its code is no part of the shop. */
  confirming: { current: Confirmation | null };
  /** Calls `path` below /api/v1 as the contract's route `R` says; throws an `ApiError`. */
  call<R extends Route>(method: R["method"], path: string, options?: CallOptions<R>): Promise<AnswerOf<R>>;
}

export interface ApiClientOptions {
  language: Language;
  /** the session's token, read for every call */
  token: () => string | null;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
}

function queryString(query: Record<string, QueryValue>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** The one client of /api/v1: time-out, bearer token, language, and failures as `ApiError`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const timeoutMs = options.timeoutMs ?? limits.timeoutMs;

  const confirming: ApiClient["confirming"] = { current: null };

  async function call<R extends Route>(method: R["method"], path: string, options: CallOptions<R> = {}) {
    if (!options.confirmed) return attempt(method, path, options);
    const held = (await confirming.current?.proof()) ?? null;
    try {
      return await attempt(method, path, options, held);
    } catch (error) {
      if (held === null || !hasCode(error, "confirmation_required")) throw error;
      confirming.current?.drop();
      const proof = (await confirming.current?.proof()) ?? null;
      if (proof === null) throw error;
      return attempt(method, path, options, proof);
    }
  }

  async function attempt<R extends Route>(
    method: R["method"],
    path: string,
    call: CallOptions<R>,
    proof?: string | null,
  ) {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort("timeout"), call.timeoutMs ?? timeoutMs);
    const forward = () => controller.abort("cancelled");
    call.signal?.addEventListener("abort", forward, { once: true });
    const token = options.token();
    const headers: Record<string, string> = {
      accept: "application/json",
      "accept-language": options.language,
    };
    if (token) headers.authorization = `Bearer ${token}`;
    if (proof) headers["x-confirmation"] = proof;
    if (call.body !== undefined) headers["content-type"] = "application/json";
    try {
      const response = await options.fetch(`/api/v1${path}${queryString(call.query ?? {})}`, {
        method,
        headers: { ...headers, ...call.headers },
        body: call.body === undefined ? call.form : JSON.stringify(call.body),
        signal: controller.signal,
      });
      call.onHeaders?.(response.headers);
      if (call.read && response.ok) return await call.read(response);
      const text = await response.text();
      const body: unknown = text === "" ? undefined : parse(text);
      if (!response.ok || body === undefined) throw fromAnswer(response.status, body);
      return body as AnswerOf<R>;
    } catch (error) {
      if (controller.signal.reason === "timeout") throw withoutAnswer("timeout");
      if (controller.signal.aborted) throw withoutAnswer("unexpected");
      throw isApiError(error) ? error : withoutAnswer("network");
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", forward);
    }
  }

  return { call, confirming };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
