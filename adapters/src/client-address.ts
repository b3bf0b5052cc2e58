import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

const addresses = new AsyncLocalStorage<string>();

/** Network address of the client whose call is being answered; undefined outside of a call. */
export const clientAddress = (): string | undefined => addresses.getStore();

/** Makes the address available while a call is answered; commerce logs it. */
export function rememberClientAddress(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => addresses.run(request.ip, done));
}
