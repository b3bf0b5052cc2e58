import type { Beside, Hanging } from "../../harness/kill-while.ts";
import { openFlakyClickApi } from "../../harness/payments/flaky-click-api.ts";
import { createBuyer, createBuyers, openShop } from "../../harness/shop.ts";
import { financeCalls } from "../finance/finance-calls.ts";
import { createCardClient, stopAsking } from "../payments/card-client.ts";
import { atmosEnvironment } from "../../harness/gateway-settings.ts";
import { openFakeAtmos } from "../../harness/payments/fake-atmos.ts";

/** A row of the crash matrix: an act that is killed at each of its writes. */
export interface CrashRow {
  title: string;
  /** Prepares the objects before anything hangs. */
  prepare: (world: CrashWorld) => Promise<PreparedRow>;
}

export interface PreparedRow {
  hanging?: Hanging[];
  beside?: Beside;
  /** Checks what holds after another process has taken over. */
  check: () => Promise<void>;
}

/** A person can place only two orders at a time. */
const BUYERS = 8;
/** Each hanging write occupies a connection, and the rest of the shop needs some too. */
const CONNECTIONS = 60;

/** A shop with every gateway and users of every kind. Its process is replaced after each round. */
export async function openCrashWorld() {
  const [click, atmos] = [await openFlakyClickApi(), await openFakeAtmos()];
  const shop = await openShop("crashes", {
    ...atmosEnvironment(atmos),
    CLICK_API_URL: click.url,
    CLICK_TIMEOUT_MS: "1000",
    CONTROL_CONNECTIONS: String(CONNECTIONS),
  });
  await stopAsking(shop.commerce);
  const calls = await financeCalls(shop);
  // the shop that gets payouts
  const { sellerId: chinor } = await calls.owner("chinor");
  return {
    shop,
    click,
    calls,
    sellers: { chinor },
    cards: createCardClient(shop, atmos),
    buyer: await createBuyer(shop.commerce),
    buyers: await createBuyers(shop.commerce, BUYERS),
    async close() {
      await shop.close();
      click.close();
      await atmos.close();
    },
  };
}

export type CrashWorld = Awaited<ReturnType<typeof openCrashWorld>>;
