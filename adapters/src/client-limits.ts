import { IncomingMessage } from "node:http";
import { clientSubject } from "@bezak/contract/client-subject.ts";
import { isLoopback } from "@bezak/contract/open-host.ts";
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { hasBody } from "./connection-limits.ts";
import { ApiError } from "./errors.ts";
import { sendFailure } from "./failure-answer.ts";
import { logSecurity } from "./security-log.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** What one client address may use of this process. An office or a part of a mobile network may share one address. */
export interface ClientLimitNumbers {
  /** simultaneous requests whose bodies have begun and not ended */
  bodies: number;
  /** the same for requests of payment gateways, counted separately so that uploads never delay a payment */
  gatewayBodies: number;
  /** pages and public calls a second whose answers are not cached */
  readsPerSecond: number;
  /** burst of those after a pause */
  readsAtOnce: number;
  /** clients remembered; the least recently active are forgotten first */
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
   * Counts a read that is not cached and needs no session.
   * @throws ApiError 429 too_many_requests
   */
  admitRead(request: FastifyRequest): void;
  /** Whether this request was refused here; refusals are logged here too, at most once a minute per client. */
  hasRefused(request: FastifyRequest): boolean;
  /** Refuses a body beyond the limit and closes the connection; to be one of the web server's first hooks. */
  limitBodies: onRequestHookHandler;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** a route of a payment gateway: its calls come from few addresses, many at a time */
    isGateway?: boolean;
  }
}

/** Rendered pages call the API inside the process, without a connection; the page itself has been counted. */
const isFromInside = ({ raw }: FastifyRequest) => !(raw instanceof IncomingMessage);

/** Local addresses are not limited: a local proxy may carry the requests of many clients. */
const isFromHere = ({ ip }: FastifyRequest) => isLoopback(ip.replace(/^::ffff:/i, ""));

/** Cut, because a trusted proxy may send a value of any length. */
const getClient = ({ ip }: FastifyRequest) => clientSubject(ip.slice(0, 64));

/** Limits what one client can use; counted per process, since each process protects its own resources. */
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
      // Most bodies arrive with their heads: after setImmediate, but no earlier, the parser has read them completely.
      setImmediate(() => {
        // a destroyed request emits no `close` any more, which would end its count
        if (raw.complete || raw.destroyed) return done();
        if ((counts.get(getClient(request)) ?? 0) >= most) return refuseBody(request, reply);
        countBody(request, counts);
        done();
      });
    },
  };
}
