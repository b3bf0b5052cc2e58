import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

export interface CommerceRequest {
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  /** for the whole exchange; a `TimeoutError` when it is over */
  timeoutMs: number;
  /** may arrive twice without harm, though it is neither a read nor has a key */
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

/**
 * Connections are kept open for the next call, and closed well before commerce closes them (after 5 s): what is written at
 * that moment gets no answer. Node's agent heeds commerce's own hint of it only when it has a shorter time of its own.
 */
const keepAlive = { keepAlive: true, timeout: 2_000 };
const agents = { http: new HttpAgent(keepAlive), https: new HttpsAgent(keepAlive) };

export function timeoutError(timeoutMs: number): Error {
  return Object.assign(new Error(`no answer within ${timeoutMs} ms`), { name: "TimeoutError" });
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function readText(response: IncomingMessage): Promise<string> {
  return (await readBytes(response)).toString();
}

/** One HTTP exchange; follows no redirect. `fetch` takes half as much processor time again for a page of the catalogue. */
export async function requestCommerce(url: string, request: CommerceRequest): Promise<CommerceAnswer> {
  const { status, bytes } = await requestBytes(url, request);
  return { status, text: bytes.toString() };
}

/** The same with the bytes of the answer as they are. */
export function requestBytes(url: string, request: CommerceRequest): Promise<CommerceBytes> {
  const began = performance.now();
  const { method, body, timeoutMs } = request;
  const headers =
    body === undefined ? request.headers : { ...request.headers, "content-length": Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<CommerceBytes>();
  const [send, agent] = url.startsWith("https:") ? [httpsRequest, agents.https] : [httpRequest, agents.http];
  const outgoing = send(url, { method, headers, agent }, (response) => {
    const { statusCode: status = 0, headers } = response;
    readBytes(response).then((bytes) => resolve({ status, type: headers["content-type"], bytes }), reject);
  });
  const timer = setTimeout(() => {
    reject(timeoutError(timeoutMs));
    outgoing.destroy();
  }, timeoutMs);
  outgoing.on("error", (error) => {
    // whole milliseconds: a timer that ends the exchange may fire a part of one early
    const left = Math.floor(timeoutMs - (performance.now() - began));
    // most likely closed before it was asked; a write may have arrived all the same, and is told from another by its key
    const repeatable = request.repeatable || method === "GET" || Boolean(request.headers["idempotency-key"]);
    const again = outgoing.reusedSocket && repeatable && left > 0;
    if (again) resolve(requestBytes(url, { ...request, timeoutMs: left }));
    else reject(error);
  });
  outgoing.end(body);
  return promise.finally(() => clearTimeout(timer));
}
