import { readPort } from "../processes/free-port.ts";

/** Port of the shop of `npm start`. @throws Failure when PORT is invalid */
export const shopPort = (env: NodeJS.ProcessEnv): number => readPort("PORT", env.PORT, 8000);

/** Port of the gateways' simulators. @throws Failure when GATEWAYS_PORT is invalid */
export const gatewaysPort = (env: NodeJS.ProcessEnv): number =>
  readPort("GATEWAYS_PORT", env.GATEWAYS_PORT, 8010);

/** Address of a running shop without a trailing slash: SHOP_URL, or that of `npm start`. */
export const shopUrl = (env: NodeJS.ProcessEnv): string =>
  (env.SHOP_URL || `http://localhost:${shopPort(env)}`).replace(/\/+$/, "");
