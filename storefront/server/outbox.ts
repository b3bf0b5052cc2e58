import { defaults, type ApiConfig } from "@bezak/adapters/config.ts";
import { ApiError } from "@bezak/adapters/errors.ts";
import { createCommerce, toRows } from "@bezak/adapters/commerce.ts";
import { pageStyles } from "@bezak/adapters/security-headers.ts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { outboxPage, type OutboxMail } from "./outbox-page.ts";

type OutboxRequest = FastifyRequest<{ Querystring: { to?: string }; Params: { id?: string } }>;

const loopbackAddress = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether a request is made from this machine, by its own name and without a proxy: mails contain password links. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  return loopbackAddress.test(socket.remoteAddress ?? "") && loopbackHost.test(headers.host ?? "");
}

/**
 * `/dev/outbox`: mails that were stored instead of sent, for developers, demos and tests; `/dev/outbox.json` is the
 * same as JSON, `/dev/outbox/{id}` a single mail. For this machine only; in production commerce answers 404.
 */
export const serveOutbox: FastifyPluginAsync<ApiConfig> = async (app, config) => {
  const { commerceUrl: url, commerceSecret: secret } = config;
  const commerce = createCommerce({ url, secret, timeoutMs: defaults.commerceTimeoutMs });

  async function mailsFor(request: OutboxRequest, reply: FastifyReply): Promise<OutboxMail[] | null> {
    // mails have inline styles
    reply.headers(pageStyles(config, ["'unsafe-inline'"]));
    reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const query = typeof request.query.to === "string" ? { to: request.query.to } : {};
    try {
      const call = { query, requestId: request.id };
      return (await commerce.get("/internal/outbox", z.object({ mails: toRows<OutboxMail>() }), call)).mails;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 500;
      reply.code(status).type("text/plain; charset=utf-8");
      return null;
    }
  }

  app.addHook("onRequest", async (request, reply) => {
    if (isFromHere(request)) return;
    await reply.code(404).type("text/plain; charset=utf-8").send("Not found");
  });

  app.get("/dev/outbox.json", async (request: OutboxRequest, reply) => {
    const mails = await mailsFor(request, reply);
    return mails ? reply.type("application/json; charset=utf-8").send({ mails }) : reply.send("Not found");
  });

  app.get("/dev/outbox", async (request: OutboxRequest, reply) => {
    const mails = await mailsFor(request, reply);
    return mails ? reply.type("text/html; charset=utf-8").send(outboxPage(mails)) : reply.send("Not found");
  });

  app.get("/dev/outbox/:id", async (request: OutboxRequest, reply) => {
    const mails = await mailsFor(request, reply);
    const mail = mails?.find(({ id }) => id === request.params.id);
    if (mail) return reply.type("text/html; charset=utf-8").send(mail.html);
    if (mails) reply.code(404).type("text/plain; charset=utf-8");
    return reply.send("Not found");
  });
};
