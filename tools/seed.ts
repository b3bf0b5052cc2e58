import { parseArgs } from "node:util";
import { step } from "./bootstrap/step-line.mjs";
import { describeFailure, Failure } from "./failure.ts";
import { shopPlaces } from "./places.ts";
import { requireSpace } from "./processes/free-space.ts";
import { openSession } from "./processes/session.ts";
import type { Session } from "./processes/session.ts";
import { growShop, spaceFor } from "./seed/grow.ts";
import { gatewaysPort, shopPort } from "./shop/addresses.ts";
import { openDatabase } from "./shop/database.ts";
import type { ShopSettings } from "./shop/environment.ts";
import { wantsStandIns } from "./shop/gateway-environment.ts";
import { clearIfNeeded, makeDemo, migrate } from "./shop/prepare.ts";
import { shopSecrets } from "./shop/secrets.ts";

const HELP = `npm run seed -- --products N: fills the demo shop with goods until it has N of them.
Where nothing is there yet, the demo shop is made first, as by the first \`npm start\`. The shop must not run meanwhile.
A repeat adds nothing; what breaks off leaves nothing behind.
`;

/** Products that are asked for; undefined to show how to ask. */
function readProducts(args: string[]): number | undefined {
  const options = { products: { type: "string" }, help: { type: "boolean", default: false } } as const;
  const { values } = parse(() => parseArgs({ args, options }));
  if (values.help) return undefined;
  if (!/^[1-9]\d{0,7}$/.test(values.products ?? ""))
    throw new Failure("Say how many products there shall be: npm run seed -- --products 100000");
  return Number(values.products);
}

function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

async function seed(session: Session, products: number): Promise<void> {
  const { supervisor } = session;
  const places = shopPlaces();
  if (!process.env.DATABASE_URL) requireSpace(places.postgres, spaceFor(products));
  const database = await step(
    "PostgreSQL",
    () => openDatabase(supervisor, places),
    ({ label }) => label,
  );
  const settings: ShopSettings = {
    places,
    secrets: shopSecrets(places.data),
    databaseUrl: database.url,
    servingUrl: database.servingUrl,
    port: shopPort(process.env),
    commercePort: 9000,
    gatewaysPort: wantsStandIns(process.env) ? gatewaysPort(process.env) : undefined,
    pages: "production",
  };
  await clearIfNeeded(database, settings, false);
  await step("migrate", (progress) => migrate(supervisor, settings, progress));
  await step("demo data", (progress) => makeDemo(supervisor, settings, progress));
  await step("products", (progress) => growShop(supervisor, settings, products, progress));
}

let session: Session | null = null;
try {
  const products = readProducts(process.argv.slice(2));
  if (products === undefined) process.stdout.write(HELP);
  else {
    if (process.env.NODE_ENV === "production")
      throw new Failure("Made up goods are not for production: unset NODE_ENV if this is a demo.");
    session = await openSession(shopPlaces(), { tool: "npm run seed" });
    await seed(session, products);
    session.up();
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
} finally {
  await session?.end();
}
