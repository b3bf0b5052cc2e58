import type { IncomingMessage } from "node:http";
import { requestBytes, type CommerceBytes } from "@bezak/adapters/commerce-request.ts";
import type { ApiConfig } from "@bezak/adapters/config.ts";
import { answerAs } from "@bezak/adapters/security-headers.ts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { gatewayReplies, type GatewayReplies } from "./gateway-replies.ts";

export interface GatewayCallsOptions extends Pick<ApiConfig, "commerceUrl" | "commerceSecret" | "https"> {
  /** milliseconds commerce may take; gateways give up after a few seconds more */
  timeoutMs?: number;
}

const BODY_BYTES = 65_536;
const TIMEOUT_MS = 4000;

/** All that is said of a body; who else speaks on the way is said by us. */
const passedOn = ["authorization", "content-type", "content-encoding", "accept", "user-agent"] as const;

/** The body as it came; null when it is larger than any protocol's. */
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
    // commerce trusts us and nobody before us
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
 * Payme, Click and UzCard's acquirer call commerce through here: their bytes go in and its bytes come out, whatever the
 * method and the content type. They always get 200; when commerce has no answer, the one of their protocol that lets
 * them come again.
 */
export const passGatewayCalls: FastifyPluginAsync<GatewayCallsOptions> = async (app, options) => {
  const base = options.commerceUrl.replace(/\/$/, "");
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  app.addHook("onRequest", answerAs("api", options));

  async function ask(path: string, request: FastifyRequest, body: Buffer): Promise<CommerceBytes> {
    const answer = await requestBytes(base + path, {
      // Commerce's server knows no TRACE; what is no POST is refused in the same words.
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
    // it went away in the middle
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
    // With a slash as well: a redirect would lose the body, and a cabinet's field is filled in by hand.
    for (const url of [path, `${path}/`]) {
      // Before the framework looks at the body, whose kind it would judge.
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
