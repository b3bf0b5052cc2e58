import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

const addresses = new AsyncLocalStorage<string>();

/** Network address of whoever makes the call that is being answered; undefined outside of one. */
export const clientAddress = (): string | undefined => addresses.getStore();

/** Makes it known to all that answers a call, for the lines that commerce logs about it. */
export function rememberClientAddress(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => addresses.run(request.ip, done));
}
