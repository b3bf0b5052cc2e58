import { fillEndpoint, type AnyInput, type CallInput } from "./call.ts";
import type { Failure } from "./envelope.ts";
import type { Language } from "./languages.ts";
import type { AnswerOf } from "./route-types.ts";
import type { Endpoint } from "./route.ts";

/** For programs; the storefront has its own client, which can request a password confirmation from people. */
export interface ClientOptions {
  /** of the site, such as `https://bezak.uz` */
  url: string;
  /** language of messages in answers; default ru */
  language?: Language;
  /** of `login`; may be set later */
  token?: string;
  fetch?: typeof fetch;
}

interface Extra {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E> & Extra] : [input: CallInput<E> & Extra];

export interface Client {
  /** sent with every following call */
  token: string | undefined;
  /**
   * Makes a call and returns its whole answer with the envelope; `undefined` for an answer without text. Files have to be
   * fetched by their address.
   * @throws CallFailure for an answer that is not successful
   */
  call<const E extends Endpoint>(endpoint: E, ...input: Arguments<E>): Promise<AnswerOf<E>>;
}

/** An answer that is not successful: `code` is for programs, the message for people. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly status: number;
  readonly code: Failure["code"] | undefined;
  /** path of a field -> what is wrong with it */
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? `The shop answered ${status}`);
    this.status = status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.details = failure.details;
  }
}

/** A client of the API with the types of the contract; its only state is the token. */
export function createClient({ url, language = "ru", token, fetch: send = fetch }: ClientOptions): Client {
  const client = {
    token,
    async call(endpoint: Endpoint, input: AnyInput & Extra = {}): Promise<unknown> {
      const { method, path } = fillEndpoint(endpoint, input);
      const response = await send(`${url.replace(/\/$/, "")}/api/v1${path}`, {
        method,
        headers: {
          "accept-language": language,
          ...(client.token !== undefined && { authorization: `Bearer ${client.token}` }),
          ...(input.body !== undefined && { "content-type": "application/json" }),
          ...input.headers,
        },
        body: input.body === undefined ? input.form : JSON.stringify(input.body),
        signal: input.signal,
      });
      const isJson = response.headers.get("content-type")?.startsWith("application/json");
      const answer: unknown = isJson ? await response.json() : undefined;
      if (!response.ok) throw new CallFailure(response.status, (answer ?? {}) as Partial<Failure>);
      return answer;
    },
  };
  // the types of `Client` describe input and answer of each call
  return client as unknown as Client;
}
