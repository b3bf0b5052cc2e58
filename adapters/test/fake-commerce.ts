import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { commerceAnswers } from "./commerce-answers.ts";

export interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** Answer of the fake: a response, a broken connection or none. */
export type Reply =
  | { status: number; body: unknown; type?: string; name?: string; breaksOff?: true }
  | "hang"
  | "cut";
export type Responder = (call: SeenCall) => Reply | Promise<Reply>;

export const SECRET = "test-secret";

async function readCall(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
  const { method = "GET", headers } = request;
  const json = headers["content-type"] === "application/json";
  const body: unknown = text && json ? JSON.parse(text) : text || undefined;
  return { method, path: pathname, query: searchParams, headers, body };
}

/** A small real server instead of commerce: records its calls and answers by `respond`. */
export async function startFakeCommerce(ownPort = 0) {
  const calls: SeenCall[] = [];
  const fake = { respond: commerceAnswers as Responder };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    calls.push(call);
    const reply = await fake.respond(call);
    if (reply === "hang") return;
    if (reply === "cut") return void response.destroy();
    response.setHeader("content-type", reply.type ?? "application/json");
    if (reply.name) response.setHeader("content-disposition", `attachment; filename="${reply.name}"`);
    response.writeHead(reply.status);
    const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    if (reply.breaksOff) response.write(text, () => response.destroy());
    else response.end(text);
  }

  // a client may disconnect in the middle of its body
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(ownPort, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    calls,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    /** Forgets the recorded calls and restores the default answers. */
    reset() {
      calls.length = 0;
      fake.respond = commerceAnswers;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

export type FakeCommerce = Awaited<ReturnType<typeof startFakeCommerce>>;
