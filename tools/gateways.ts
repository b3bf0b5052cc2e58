import { describeFailure } from "./failure.ts";
import { buildGateways } from "./gateways/server.ts";
import { gatewaySettings } from "./gateways/settings.ts";
import { gatewaysPort } from "./shop/addresses.ts";
import { requireFree } from "./processes/free-port.ts";

/**
 * `npm run gateways`: simulators of Payme, Click and ATMOS for the shop at SHOP_URL (http://localhost:8000), at
 * GATEWAYS_PORT (8010), until it is stopped.
 */
try {
  const settings = gatewaySettings(process.env);
  const port = gatewaysPort(process.env);
  await requireFree("GATEWAYS_PORT", port);
  const server = buildGateways(settings);
  const end = () => void server.close().then(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  // under npm the signals arrive from the program that owns the terminal
  process.on("message", end);
  process.on("disconnect", end);
  process.channel?.unref();
  await server.listen({ port, host: "localhost" });
  process.stdout.write(`Gateways http://localhost:${port} for the shop at ${settings.shop}\n`);
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exit(1);
}
