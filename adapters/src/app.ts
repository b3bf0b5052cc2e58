import { domains } from "@bezak/contract/domains.ts";
import fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { passkeyHandlers } from "./auth/passkeys.ts";
import { authHandlers } from "./auth/routes.ts";
import { createByteCache, type ByteCache } from "./byte-cache.ts";
import type { Handlers } from "./call.ts";
import { catalogHandlers } from "./catalog/routes.ts";
import { defaults, type ApiConfig } from "./config.ts";
import { createClientLimits, type ClientLimits } from "./client-limits.ts";
import { contactsHandlers } from "./contacts/routes.ts";
import { contentHandlers } from "./content/routes.ts";
import { dashboardHandlers } from "./dashboard/routes.ts";
import { visitsHandlers } from "./visits/routes.ts";
import { mountDocs } from "./docs.ts";
import { answerFailures } from "./failure-answer.ts";
import { favoritesHandlers } from "./favorites/routes.ts";
import { passForms } from "./form-body.ts";
import { createHeavyCalls } from "./heavy-calls.ts";
import { readJsonBodies } from "./json-body.ts";
import { createCommerce, rememberClientAddress } from "./commerce.ts";
import { mountDomain } from "./mount.ts";
import { ordersHandlers } from "./orders/routes.ts";
import { refuseOtherRequests } from "./other-requests.ts";
import { paymentsHandlers } from "./payments/routes.ts";
import { adminJobsHandlers } from "./admin-jobs/routes.ts";
import { payoutsHandlers } from "./payouts/routes.ts";
import { referenceHandlers } from "./reference/routes.ts";
import { answerAs } from "./security-headers.ts";
import { sellerProductsHandlers } from "./seller-products/routes.ts";
import { logHooks, logTime, serverOptions } from "./server-options.ts";
import { createSessions } from "./session.ts";
import { createUnansweredWrites } from "./unanswered-writes.ts";
import { usersHandlers } from "./users/routes.ts";

export interface ApiOptions extends ApiConfig {
  /** the same instance as in `serverOptions`, so that hot reads are answered before the router */
  cache: ByteCache;
  /** the instance whose hooks and page limits run on the same server; without it the API creates its own */
  clientLimits?: ClientLimits;
}

type Domains = typeof domains;

/** Only domains in which commerce does not answer every call as it is need handlers. */
type HandlersByDomain = {
  [R in keyof Domains as keyof Handlers<Domains[R]> extends never ? never : R]: Handlers<Domains[R]>;
};

/** The whole API as a plugin: `app.register(apiV1, { prefix: "/api/v1", ... })`. */
export const apiV1: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  const { commerceUrl: url, commerceSecret: secret, cache } = options;
  const timeoutMs = options.commerceTimeoutMs ?? defaults.commerceTimeoutMs;
  const commerce = createCommerce({ url, secret, timeoutMs });
  const sessions = createSessions(commerce);
  const context = {
    commerce,
    sessions,
    cache,
    https: options.https,
    heavyCalls: createHeavyCalls(),
    clientLimits: options.clientLimits ?? createClientLimits(),
    unanswered: createUnansweredWrites(),
    leftOut: { count: 0 },
  };

  app.addHook("onRequest", answerAs("api", options));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  rememberClientAddress(app);
  answerFailures(app);
  readJsonBodies(app);
  passForms(app);
  const handlers: HandlersByDomain = {
    reference: referenceHandlers(commerce, context),
    catalog: catalogHandlers(commerce),
    content: contentHandlers(commerce),
    contacts: contactsHandlers(commerce, sessions),
    auth: authHandlers(commerce, sessions),
    passkeys: passkeyHandlers(commerce, sessions),
    users: usersHandlers,
    favorites: favoritesHandlers(commerce),
    orders: ordersHandlers(commerce, context),
    payments: paymentsHandlers(commerce),
    dashboard: dashboardHandlers(commerce),
    visits: visitsHandlers(commerce),
    payouts: payoutsHandlers(commerce),
    adminJobs: adminJobsHandlers(commerce),
    sellerProducts: sellerProductsHandlers(commerce),
  };
  for (const [name, routes] of Object.entries(domains)) {
    mountDomain(app, context, routes, handlers[name as keyof HandlersByDomain] ?? {});
  }
  await app.register(mountDocs, { https: options.https });
  refuseOtherRequests(app, domains);
};

export function createApiCache(options: Pick<ApiConfig, "cacheBytes"> = {}): ByteCache {
  return createByteCache({ maxBytes: options.cacheBytes ?? defaults.cacheBytes });
}

/** A server with nothing but the API, not yet listening. */
export function createApp(config: ApiConfig, logger: boolean | object = false): FastifyInstance {
  const cache = createApiCache(config);
  const lines =
    logger === false ? false : { ...(logger === true ? {} : logger), hooks: logHooks, timestamp: logTime };
  const app = fastify({ ...serverOptions(cache, config), logger: lines });
  answerFailures(app);
  const clientLimits = createClientLimits();
  app.addHook("onRequest", clientLimits.limitBodies);
  app.register(apiV1, { prefix: "/api/v1", ...config, cache, clientLimits });
  return app;
}
