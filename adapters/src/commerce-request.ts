import { Agent, errors, type Dispatcher } from "undici";

export interface CommerceRequest {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** for the whole exchange; rejects with a `TimeoutError` */
  timeoutMs: number;
  /** a write without a key that may arrive twice without harm */
  repeatable?: boolean;
}

export interface CommerceBytes {
  status: number;
  type: string | undefined;
  bytes: Buffer;
}

export interface CommerceAnswer {
  status: number;
  text: string;
}

/** Closed well before commerce closes them (after 5 s): a request written at that moment gets no answer. */
const agent = new Agent({ keepAliveTimeout: 2_000, keepAliveMaxTimeout: 2_000, allowH2: false });

type Exchange = Pick<Dispatcher.RequestOptions, "body" | "signal" | "headersTimeout" | "bodyTimeout"> & {
  method: string;
  headers: Record<string, string>;
};

/** Returns the header `traceparent` for calls of the current request; null while no traces are sent. */
let readTraceparent: (() => string | undefined) | null = null;

/** Lets commerce's part of each request belong to the trace of the request. Returns how to end that. */
export function sendTraceparent(read: () => string | undefined): () => void {
  readTraceparent = read;
  return () => {
    if (readTraceparent === read) readTraceparent = null;
  };
}

/** Begins an exchange; follows no redirect. Resolves when the head of the answer has arrived. */
export function exchange(url: string, request: Exchange): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(url);
  const method = request.method as Dispatcher.HttpMethod;
  const traceparent = readTraceparent?.();
  const headers = traceparent === undefined ? request.headers : { ...request.headers, traceparent };
  return agent.request({ ...request, headers, method, origin, path: pathname + search });
}

/** The connection ended before the head of an answer arrived. */
function wasClosed(error: unknown): boolean {
  const { code } = error as { code?: string };
  return error instanceof errors.SocketError || code === "ECONNRESET" || code === "EPIPE";
}

/** One HTTP exchange. `fetch` takes several times as much processor time (docs/decisions/002-read-path.md). */
export async function requestCommerce(url: string, request: CommerceRequest): Promise<CommerceAnswer> {
  const { status, bytes } = await requestBytes(url, request);
  return { status, text: bytes.toString() };
}

/** The same with the bytes of the answer. */
export async function requestBytes(url: string, request: CommerceRequest): Promise<CommerceBytes> {
  const { method, headers, body, timeoutMs } = request;
  // A write may have arrived although no answer came: it is repeated only with a key, by which commerce recognises it.
  const isRepeatable = request.repeatable || method === "GET" || Boolean(headers["idempotency-key"]);
  const signal = AbortSignal.timeout(timeoutMs);
  const send = () => exchange(url, { method, headers, body, signal });
  const answer = await send().catch((error: unknown) => {
    // most likely commerce closed a reused connection before it read the request
    if (isRepeatable && wasClosed(error)) return send();
    throw error;
  });
  const type = answer.headers["content-type"];
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, type: Array.isArray(type) ? type[0] : type, bytes };
}
