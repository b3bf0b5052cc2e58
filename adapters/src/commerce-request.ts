import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

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

/**
 * Connections are reused, and closed well before commerce closes them (after 5 s): a request written at that moment gets
 * no answer. Node's agent respects the `keep-alive` hint of commerce only if it has a shorter timeout of its own.
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

/** The same with the bytes of the answer. */
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
    // rounded down: a timer may fire a fraction of a millisecond early
    const left = Math.floor(timeoutMs - (performance.now() - began));
    // The server most likely closed the connection before it read the request. A write may have arrived all the same: it is
    // repeated only with a key, by which commerce recognises it.
    const repeatable = request.repeatable || method === "GET" || Boolean(request.headers["idempotency-key"]);
    const again = outgoing.reusedSocket && repeatable && left > 0;
    if (again) resolve(requestBytes(url, { ...request, timeoutMs: left }));
    else reject(error);
  });
  outgoing.end(body);
  return promise.finally(() => clearTimeout(timer));
}
