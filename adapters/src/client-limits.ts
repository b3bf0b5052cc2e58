import { IncomingMessage } from "node:http";
import { clientSubject } from "@bezak/contract/client-subject.ts";
import { isLoopback } from "@bezak/contract/open-host.ts";
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { hasBody } from "./connection-limits.ts";
import { ApiError } from "./errors.ts";
import { sendFailure } from "./failure-answer.ts";
import { logSecurity } from "./security-log.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** What one client address may take of this process. Behind one may be an office, or a part of a mobile network. */
export interface ClientLimitNumbers {
  /** requests at a time whose bodies have begun and not ended */
  bodies: number;
  /** of those at the gateways' addresses, which are counted for themselves: a payment waits for nobody's upload */
  gatewayBodies: number;
  /** pages and public calls a second that nobody keeps an answer to */
  readsPerSecond: number;
  /** of those, after a while of nothing */
  readsAtOnce: number;
  /** clients remembered; those that were quiet for longest are forgotten first */
  clients: number;
}

export const clientLimitNumbers: ClientLimitNumbers = {
  bodies: 50,
  gatewayBodies: 200,
  readsPerSecond: 50,
  readsAtOnce: 300,
  clients: 10_000,
};

export interface ClientLimits {
  /**
   * Counts a read that is not kept and asks for no session.
   * @throws ApiError 429 too_many_requests
   */
  admitRead(request: FastifyRequest): void;
  /** Its refusals are written down here, so that a flood of them does not flood the log. */
  hasRefused(request: FastifyRequest): boolean;
  /** Refuses a body beyond the limit and hangs up; for the web server's own first hooks. */
  limitBodies: onRequestHookHandler;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** a gateway's address: its calls come from few addresses, many at a time */
    isGateway?: boolean;
  }
}

/** Pages ask the API from inside, without a connection; they were counted themselves. */
const isFromInside = ({ raw }: FastifyRequest) => !(raw instanceof IncomingMessage);

/** This machine's own address: whoever is here needs no web server, and a proxy here may speak for everybody. */
const isFromHere = ({ ip }: FastifyRequest) => isLoopback(ip.replace(/^::ffff:/i, ""));

/** Proxies that are trusted may write what they like, of any length. */
const getClient = ({ ip }: FastifyRequest) => clientSubject(ip.slice(0, 64));

/** Bounds what one client can take; in this process, as what it takes is this process's. */
export function createClientLimits(numbers: ClientLimitNumbers = clientLimitNumbers): ClientLimits {
  const { clients, bodies, gatewayBodies, readsPerSecond: perSecond, readsAtOnce: burst } = numbers;
  const reads = createTokenBuckets({ perSecond, burst, maxBuckets: clients });
  const written = createTokenBuckets({ perSecond: 1 / 60, burst: 1, maxBuckets: clients });
  const refused = new WeakSet<FastifyRequest>();
  const arriving = { most: bodies, counts: new Map<string, number>() };
  const arrivingOfGateways = { most: gatewayBodies, counts: new Map<string, number>() };

  function recordRefusal(request: FastifyRequest, accountId: string | null = null): void {
    refused.add(request);
    if (written.take(getClient(request)) > 0) return;
    logSecurity(request, {
      at: new Date().toISOString(),
      event: "refused",
      outcome: "refused",
      status: 429,
      call: `${request.method} ${request.routeOptions.url ?? "/*"}`,
      accountId,
      sessionId: null,
      client: request.ip,
      requestId: request.id,
    });
  }

  function refuseBody(request: FastifyRequest, reply: FastifyReply): void {
    recordRefusal(request);
    reply.header("connection", "close").header("x-request-id", request.id);
    void sendFailure(new ApiError("too_many_requests"), request, reply);
  }

  function countBody(request: FastifyRequest, counts: Map<string, number>): void {
    const client = getClient(request);
    counts.set(client, (counts.get(client) ?? 0) + 1);
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      const left = (counts.get(client) ?? 1) - 1;
      if (left > 0) counts.set(client, left);
      else counts.delete(client);
    };
    request.raw.once("end", end).once("close", end);
  }

  return {
    admitRead(request) {
      if (isFromInside(request) || isFromHere(request)) return;
      const retryAfter = reads.take(getClient(request));
      if (retryAfter === 0) return;
      recordRefusal(request);
      throw new ApiError("too_many_requests", { retryAfter });
    },
    hasRefused: (request) => refused.has(request),
    limitBodies(request, reply, done) {
      const { raw } = request;
      if (isFromInside(request) || !hasBody(raw)) return done();
      const { most, counts } = request.routeOptions.config.isGateway ? arrivingOfGateways : arriving;
      // Most bodies come with their heads: those are whole once the parser has read on, which no earlier tick waits for.
      setImmediate(() => {
        // whoever is gone already says so no more
        if (raw.complete || raw.destroyed) return done();
        if ((counts.get(getClient(request)) ?? 0) >= most) return refuseBody(request, reply);
        countBody(request, counts);
        done();
      });
    },
  };
}
