import { step } from "./bootstrap/step-line.mjs";
import { describeFailure } from "./failure.ts";
import { findShopDirectories } from "./directories.ts";
import { requireSpace } from "./processes/free-space.ts";
import { openSession } from "./processes/session.ts";
import type { Session } from "./processes/session.ts";
import { growShop, spaceFor } from "./seed/grow.ts";
import { readProducts } from "./seed/read-products.ts";
import { gatewaysPort, shopPort } from "./shop/addresses.ts";
import { wantsSimulators } from "./shop/gateway-environment.ts";
import { prepareShop } from "./shop/prepared-shop.ts";

const HELP = `npm run seed -- --products N: fills the demo shop with goods until it has N of them.
Where nothing is there yet, the demo shop is made first, as by the first \`npm start\`. The shop must not run meanwhile.
A repeat adds nothing; what breaks off leaves nothing behind.
`;

async function seed(session: Session, products: number): Promise<void> {
  const { supervisor } = session;
  if (!process.env.DATABASE_URL) requireSpace(findShopDirectories().postgres, spaceFor(products));
  const { settings } = await prepareShop(supervisor, {
    port: shopPort(process.env),
    commercePort: 9000,
    gatewaysPort: wantsSimulators(process.env) ? gatewaysPort(process.env) : undefined,
    pages: "production",
  });
  await step("products", (progress) => growShop(supervisor, settings, products, progress));
}

let session: Session | null = null;
try {
  const products = readProducts(process.argv.slice(2), process.env);
  if (products === undefined) process.stdout.write(HELP);
  else {
    session = await openSession(findShopDirectories(), { tool: "npm run seed" });
    await seed(session, products);
    session.up();
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await session?.end();
}
