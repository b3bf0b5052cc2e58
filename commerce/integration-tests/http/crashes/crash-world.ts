import type { Beside, Hanging } from "../../harness/kill-while.ts";
import { openFlakyClickApi } from "../../harness/payments/flaky-click-api.ts";
import { createBuyer, createBuyers, openShop } from "../../harness/shop.ts";
import { financeCalls } from "../finance/finance-calls.ts";
import { atmosEnvironment, createCardClient, stopAsking } from "../payments/card-client.ts";
import { openFakeAtmos } from "../payments/fake-atmos.ts";

/** A row of the matrix: something that is killed at each of its writes. */
export interface CrashRow {
  title: string;
  /** Makes what is needed, before anything hangs. */
  prepare: (world: CrashWorld) => Promise<PreparedRow>;
}

export interface PreparedRow {
  hanging?: Hanging[];
  beside?: Beside;
  /** What holds once another process has taken over. */
  check: () => Promise<void>;
}

/** One person places two orders at a time, and no more. */
const BUYERS = 8;
/** A write that hangs holds one; what goes on meanwhile needs some too. */
const CONNECTIONS = 60;

/** A shop with every gateway and people of every kind. Its process is another one after each round. */
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
  // who is paid out
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
