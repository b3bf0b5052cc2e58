import { fillEndpoint, type AnyInput, type CallInput } from "@bezak/contract/call.ts";
import { limits } from "@bezak/contract/limits.ts";
import type { AnswerOf, RouteAt } from "@bezak/contract/route-types.ts";
import type { Endpoint } from "@bezak/contract/route.ts";
import { readApiError, hasCode, isApiError, withoutAnswer } from "./api-error.ts";
import type { PasswordConfirmation } from "./confirmation.ts";
import type { Language } from "./language.ts";

interface AnyOptions<Answer> {
  /** milliseconds, when the call may take longer than usual */
  timeoutMs?: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onHeaders?: (headers: Headers) => void;
  /** reads a response that is not JSON (lib/download-file.ts) */
  read?: (response: Response) => Promise<Answer>;
}

export type CallOptions<E extends Endpoint, R = RouteAt<E>> = AnyOptions<AnswerOf<E>> &
  CallInput<E> &
  // true when the call carries a confirmation, for which the user enters the password; `fresh`: enters it for this call
  (R extends { confirmed: true } ? { confirmed: boolean | "fresh" } : unknown);

/** Makes the options optional where none is required. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

type SentOptions = AnyOptions<unknown> & AnyInput & { confirmed?: boolean | "fresh" };

export interface ApiClient {
  /** Asks for the password when a call needs it. Set only by pages with such calls, so that others do not load its code. */
  confirming: { current: PasswordConfirmation | null };
  /** Whether somebody uses the page. Set by panels whose sessions end early: reads of an unused page do not extend them. */
  isPresent: { current: (() => boolean) | null };
  /**
   * Makes a call of the contract (`@bezak/contract/routes/`).
   * @throws ApiError
   */
  call<const E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<AnswerOf<E>>;
}

export interface ApiClientOptions {
  language: Language;
  token: () => string | null;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
}

/** Creates the client of /api/v1: timeout, bearer token, language, and failures as `ApiError`. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const timeoutMs = options.timeoutMs ?? limits.timeoutMs;

  const confirming: ApiClient["confirming"] = { current: null };
  const isPresent: ApiClient["isPresent"] = { current: null };

  async function call(endpoint: Endpoint, call: SentOptions = {}): Promise<unknown> {
    if (!call.confirmed) return attempt(endpoint, call);
    const held = (await confirming.current?.proof(call.confirmed === "fresh")) ?? null;
    try {
      return await attempt(endpoint, call, held);
    } catch (error) {
      if (held === null || !hasCode(error, "confirmation_required")) throw error;
      confirming.current?.drop();
      const proof = (await confirming.current?.proof()) ?? null;
      if (proof === null) throw error;
      return attempt(endpoint, call, proof);
    }
  }

  async function attempt(endpoint: Endpoint, call: SentOptions, proof?: string | null) {
    const { method, path } = fillEndpoint(endpoint, call);
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
    if (isPresent.current?.() === false) headers["x-unattended"] = "1";
    if (call.body !== undefined) headers["content-type"] = "application/json";
    try {
      const response = await options.fetch(`/api/v1${path}`, {
        method,
        headers: { ...headers, ...call.headers },
        body: call.body === undefined ? call.form : JSON.stringify(call.body),
        signal: controller.signal,
      });
      call.onHeaders?.(response.headers);
      if (call.read && response.ok) return await call.read(response);
      const text = await response.text();
      const body: unknown = text === "" ? undefined : parse(text);
      if (!response.ok || body === undefined) throw readApiError(response.status, body);
      return body;
    } catch (error) {
      if (controller.signal.reason === "timeout") throw withoutAnswer("timeout");
      if (controller.signal.aborted) throw withoutAnswer("unexpected");
      throw isApiError(error) ? error : withoutAnswer("network");
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", forward);
    }
  }

  // `ApiClient` has the types of each call's options and answer
  return { call: call as unknown as ApiClient["call"], confirming, isPresent };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
