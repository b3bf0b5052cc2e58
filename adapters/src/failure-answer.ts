import { parseLanguage } from "@bezak/contract/languages.ts";
import { Failure } from "@bezak/contract/envelope.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError, describe, toApiError } from "./errors.ts";

/** Answers any failure with the envelope; server errors are logged with their cause. */
export function sendFailure(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toApiError(thrown);
  if (error.status >= 500 && error.extras.isUnlogged !== true)
    request.log.error({ err: error.cause ?? error, code: error.code }, "request failed");
  const { retryAfter } = error;
  const { allow } = error.extras;
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (allow !== undefined) reply.header("allow", allow);
  if (error.status === 401) reply.header("www-authenticate", "Bearer");
  const failure = describe(error, parseLanguage(request.headers["accept-language"]), request.id);
  return reply
    .code(error.status)
    .header("cache-control", "no-store")
    .header("vary", "accept-language")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(Failure.parse(failure)));
}

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFailure(new ApiError("not_found"), request, reply));
}
