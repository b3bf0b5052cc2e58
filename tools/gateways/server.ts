import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { addAtmos } from "./atmos/routes.ts";
import { addClick } from "./click/routes.ts";
import { addControl } from "./control.ts";
import { Faults } from "./faults.ts";
import { homePage } from "./home-page.ts";
import { readForms } from "./http/form.ts";
import { readJson } from "./http/json-body.ts";
import { sendPage } from "./http/send-page.ts";
import { addPayme } from "./payme/routes.ts";
import type { GatewaySettings } from "./settings.ts";

/**
 * The server of the gateways' simulators. It shares no code with the merchant side: it was written from the protocols
 * alone, so that a misreading is noticed. It writes no log, since bodies contain card numbers and codes.
 */
export function buildGateways(settings: GatewaySettings): FastifyInstance {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 2_000 },
  });
  const faults = new Faults();
  readForms(app);
  readJson(app);
  app.get("/", (_request, reply) => sendPage(reply, homePage(settings.shop)));
  addControl(app, faults);
  addPayme(app, settings, faults);
  addClick(app, settings, faults);
  addAtmos(app, settings, faults);
  return app;
}
