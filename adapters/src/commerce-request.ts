import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

export interface CommerceRequest {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** for the whole exchange; a `TimeoutError` when it is over */
  timeoutMs: number;
}

export interface CommerceAnswer {
  status: number;
  text: string;
}

/**
 * Connections are kept open for the next call, not up to the moment at which commerce closes them (its hint, 5 s): on a
 * busy machine both may happen at once.
 */
const kept = { keepAlive: true, agentKeepAliveTimeoutBuffer: 3_000 };
const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };

export function timeoutError(timeoutMs: number): Error {
  return Object.assign(new Error(`no answer within ${timeoutMs} ms`), { name: "TimeoutError" });
}

export async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** One HTTP exchange; follows no redirect. `fetch` takes half as much processor time again for a page of the catalogue. */
export function requestCommerce(url: string, request: CommerceRequest): Promise<CommerceAnswer> {
  const began = performance.now();
  const { method, body, timeoutMs } = request;
  const headers =
    body === undefined ? request.headers : { ...request.headers, "content-length": Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<CommerceAnswer>();
  const [send, agent] = url.startsWith("https:") ? [httpsRequest, agents.https] : [httpRequest, agents.http];
  const outgoing = send(url, { method, headers, agent }, (response) => {
    readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
  });
  const timer = setTimeout(() => {
    reject(timeoutError(timeoutMs));
    outgoing.destroy();
  }, timeoutMs);
  outgoing.on("error", (error) => {
    // whole milliseconds: a timer that ends the exchange may fire a part of one early
    const left = Math.floor(timeoutMs - (performance.now() - began));
    // most likely closed before it was asked; a write may have arrived all the same, and is told from another by its key
    const repeatable = method === "GET" || Boolean(request.headers["idempotency-key"]);
    const again = outgoing.reusedSocket && repeatable && left > 0;
    if (again) resolve(requestCommerce(url, { ...request, timeoutMs: left }));
    else reject(error);
  });
  outgoing.end(body);
  return promise.finally(() => clearTimeout(timer));
}
