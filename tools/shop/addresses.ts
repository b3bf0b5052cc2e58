import { readPort } from "../processes/free-port.ts";

/** Port of the shop that `npm start` brings up. @throws Failure when PORT is none */
export const shopPort = (env: NodeJS.ProcessEnv): number => readPort("PORT", env.PORT, 8000);

/** Port of the stand-ins of the gateways beside it. @throws Failure when GATEWAYS_PORT is none */
export const gatewaysPort = (env: NodeJS.ProcessEnv): number =>
  readPort("GATEWAYS_PORT", env.GATEWAYS_PORT, 8010);

/** Address of a running shop, without a slash at the end: SHOP_URL, or where `npm start` serves. */
export const shopUrl = (env: NodeJS.ProcessEnv): string =>
  (env.SHOP_URL || `http://localhost:${shopPort(env)}`).replace(/\/+$/, "");
