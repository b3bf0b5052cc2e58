import type { IncomingMessage } from "node:http";
import { requestBytes, type CommerceBytes } from "@bezak/adapters/commerce-request.ts";
import type { ApiConfig } from "@bezak/adapters/config.ts";
import { answerAs } from "@bezak/adapters/security-headers.ts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { gatewayReplies, type GatewayReplies } from "./gateway-replies.ts";

export interface GatewayCallsOptions extends Pick<ApiConfig, "commerceUrl" | "commerceSecret" | "https"> {
  /** milliseconds until commerce must answer; gateways time out a few seconds later */
  timeoutMs?: number;
}

const BODY_BYTES = 65_536;
const TIMEOUT_MS = 4000;

/** Headers that are forwarded; those about the caller are set here. */
const passedOn = ["authorization", "content-type", "content-encoding", "accept", "user-agent"] as const;

/** The unchanged body; null when it is larger than any protocol's. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > BODY_BYTES) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function toHeaders(request: FastifyRequest, secret: string): Record<string, string> {
  const headers: Record<string, string> = {
    "x-commerce-secret": secret,
    "x-request-id": request.id,
    // commerce trusts only the web server, not earlier proxies
    "x-forwarded-for": request.ip,
    "x-forwarded-proto": request.protocol,
  };
  for (const name of passedOn) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/**
 * Forwards calls of Payme, Click and UzCard's acquirer to commerce: bytes of requests and answers are unchanged,
 * whatever the method and content type. Gateways always get status 200; when commerce does not answer, the body is the
 * one by which their protocol repeats the call.
 */
export const passGatewayCalls: FastifyPluginAsync<GatewayCallsOptions> = async (app, options) => {
  const base = options.commerceUrl.replace(/\/$/, "");
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  app.addHook("onRequest", answerAs("api", options));

  async function ask(path: string, request: FastifyRequest, body: Buffer): Promise<CommerceBytes> {
    const answer = await requestBytes(base + path, {
      // commerce's server does not support TRACE; any method but POST is refused alike
      method: request.method === "TRACE" ? "GET" : request.method,
      headers: toHeaders(request, options.commerceSecret),
      body: body.length > 0 || request.method === "POST" ? body : undefined,
      timeoutMs,
      // the protocols repeat their calls themselves
      repeatable: true,
    });
    if (answer.status !== 200) throw new Error(`commerce answered ${answer.status}`);
    return answer;
  }

  async function pass(path: string, replies: GatewayReplies, request: FastifyRequest, reply: FastifyReply) {
    reply.code(200).header("cache-control", "no-store").type("application/json; charset=utf-8");
    const body = await readBody(request.raw).catch(() => undefined);
    // the client closed the connection
    if (body === undefined) return reply.hijack();
    if (body === null) {
      request.raw.resume();
      return reply.send(replies.tooLarge);
    }
    try {
      const { type, bytes } = await ask(path, request, body);
      if (type !== undefined) reply.type(type);
      return reply.send(bytes);
    } catch (error) {
      request.log.error({ err: error }, "a gateway was answered without commerce");
      return reply.send(replies.unavailable(body));
    }
  }

  for (const [path, replies] of Object.entries(gatewayReplies)) {
    // also with a slash: a redirect would lose the body, and merchants type the address by hand
    for (const url of [path, `${path}/`]) {
      // handles the raw request before the framework parses the body by its content type
      app.all(
        url,
        {
          config: { isGateway: true },
          onRequest: (request, reply) => pass(path, replies, request, reply),
        },
        () => undefined,
      );
    }
  }
};
