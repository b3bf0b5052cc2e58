import type { Silent, Unsent } from "../card-gateway.ts";
import type { AtmosOptions } from "../options.ts";
import { parseExact } from "./exact-json.ts";
import { quiet } from "./refusal.ts";
import { TokenCache, type Token } from "./token-cache.ts";

/** ATMOS's answer; `code` is "OK" or its error. Every number in `body` is text. */
export interface AtmosAnswer {
  kind: "answer";
  code: string;
  why: string;
  body: Record<string, unknown>;
}

const TIMEOUT_MS = 8_000;
const ANSWER_BYTES = 256 * 1024;

/** Errors after which certainly no byte of the request was sent. */
const NEVER_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** The merchant API of ATMOS: JSON by POST with a token. No call is repeated, except when its token was rejected. */
export class AtmosClient {
  private readonly options: AtmosOptions;
  private readonly tokens: TokenCache;

  constructor(options: AtmosOptions) {
    this.options = options;
    this.tokens = new TokenCache(() => this.askToken());
  }

  /** Errors and answers never contain the sent data: it may be a card number. */
  async call(
    path: string,
    body: object,
    signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
  ): Promise<AtmosAnswer | Silent | Unsent> {
    const text = JSON.stringify(body);
    const first = await this.send(path, text, signal);
    if (first.kind !== "foreign") return first;
    const second = await this.send(path, text, signal);
    return second.kind === "foreign" ? { kind: "unsent", why: "our token is not taken" } : second;
  }

  private async send(path: string, text: string, signal: AbortSignal) {
    let token: string;
    try {
      token = await within(signal, this.tokens.get());
    } catch (error) {
      return { kind: "unsent", why: `no token: ${getReason(error)}` } as const;
    }
    try {
      const { status, answer } = await this.post(path, `Bearer ${token}`, "application/json", text, signal);
      if (status === 401) {
        this.tokens.drop(token);
        return { kind: "foreign" } as const;
      }
      return status === 200 ? read(answer) : ({ kind: "silent", why: `HTTP ${status}` } as const);
    } catch (error) {
      const why = getReason(error);
      return { kind: NEVER_SENT.test(why) ? "unsent" : "silent", why } as const;
    }
  }

  private async askToken(): Promise<Token> {
    const { consumerKey, consumerSecret } = this.options;
    const key = Buffer.from(`${consumerKey}:${consumerSecret}`).toString("base64");
    const { status, answer } = await this.post(
      "/token",
      `Basic ${key}`,
      "application/x-www-form-urlencoded",
      "grant_type=client_credentials",
      AbortSignal.timeout(TIMEOUT_MS),
    );
    const { access_token: value, expires_in: expiresIn } = asObject(answer) ?? {};
    if (status !== 200 || typeof value !== "string" || value === "") throw new Error(`HTTP ${status}`);
    return { value, expiresIn: Number(expiresIn) > 0 ? Number(expiresIn) : 0 };
  }

  private async post(path: string, authorization: string, type: string, body: string, signal: AbortSignal) {
    const response = await fetch(this.options.apiUrl + path, {
      method: "POST",
      headers: { authorization, "content-type": type, accept: "application/json" },
      body,
      signal,
      // a redirect would send the request a second time
      redirect: "error",
    });
    return { status: response.status, answer: await readText(response) };
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_BYTES) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function read(text: string): AtmosAnswer | Silent {
  const body = asObject(text);
  const result = body?.result as { code?: unknown; description?: unknown } | null | undefined;
  if (!body || typeof result?.code !== "string") return { kind: "silent", why: "no answer of the protocol" };
  const code = quiet(result.code);
  return { kind: "answer", code, why: `${code} ${quiet(String(result.description ?? ""))}`.trim(), body };
}

function asObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseExact(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error code of the system or of fetch; never a message, which may repeat the sent data. */
function getReason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (error instanceof Error && /^HTTP \d+$|too long$/.test(error.message)) return error.message;
  return cause?.code ?? name ?? "failed";
}

function within<T>(signal: AbortSignal, job: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason as Error);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([job, promise]).finally(() => signal.removeEventListener("abort", stop));
}
