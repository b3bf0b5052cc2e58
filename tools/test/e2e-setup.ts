import { join } from "node:path";
import { findChromium } from "../chromium/find.ts";
import { CACHE, directoriesIn } from "../directories.ts";
import { openSession } from "../processes/session.ts";
import { GATEWAY_VARIABLES } from "../shop/gateway-environment.ts";
import { TestShop } from "./test-shop.ts";

/**
 * Before the browser tests: starts their own shop, unless the caller did (E2E_BASE_URL), and finds a browser. The variables
 * that it sets reach the workers, which read playwright.config.ts again. Returns the teardown.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  process.env.CHROMIUM_PATH = await findChromium();
  if (process.env.E2E_BASE_URL) return undefined;
  // the tests pay at the simulators, whatever a developer has configured
  for (const name of GATEWAY_VARIABLES) delete process.env[name];
  const folder = join(CACHE, "e2e");
  const session = await openSession(directoriesIn(folder), { tool: "the browser tests" });
  try {
    const shop = new TestShop(session.supervisor, folder);
    await shop.serve(() => undefined);
    process.env.E2E_BASE_URL = await shop.address();
    process.env.E2E_GATEWAYS_URL = await shop.gateways();
    process.env.E2E_DATABASE_URL = await shop.database();
  } catch (error) {
    await session.end();
    throw error;
  }
  return session.end;
}
