import type { InventoryLevelDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { overloaded } from "../../shared/bounded-queue.ts";
import { secondsToWait } from "../../shared/deadline.ts";
import { LEASE } from "../../shared/recovery-times.ts";
import { OrderRefused } from "./order-refused.ts";
import { allLineItemIds } from "./order-ids.ts";
import type { StockNeed } from "./plan-order.ts";

/** Seconds that an order waits for others that reserve the same items. */
const STOCK_WAIT = 8;

/**
 * Reserves the stock of an order under the locks that the engine takes for the same items. Quantities are summed per
 * inventory item first: the engine checks each line on its own and oversells lines that share an item (medusa #16502).
 * @throws OrderRefused `out_of_stock`
 * @throws ShopError 503 overloaded when the deadline is too near
 */
export async function reserveStock(
  container: MedusaContainer,
  needs: StockNeed[],
  deadline: number,
): Promise<void> {
  const items = inventoryItems(needs);
  const wait = secondsToWait(deadline, STOCK_WAIT);
  if (wait <= 0) throw overloaded();
  if (items.length === 0) return;
  const reserve = async () => {
    const locations = chooseLocations(needs, await readLevels(container, items));
    await container.resolve(Modules.INVENTORY).createReservationItems(
      needs.map(({ lineItemId, inventoryItemId, quantity }) => ({
        line_item_id: lineItemId,
        inventory_item_id: inventoryItemId,
        location_id: locations.get(inventoryItemId) ?? "",
        quantity,
      })),
    );
  };
  await container.resolve(Modules.LOCKING).execute(items, reserve, { timeout: wait, expire: LEASE });
}

/** A last check after reserving: whatever let two orders take the same piece, this order does not keep it. */
export async function refuseOversold(container: MedusaContainer, needs: StockNeed[]): Promise<void> {
  const items = inventoryItems(needs);
  const levels = items.length > 0 ? await readLevels(container, items) : [];
  if (levels.some(({ reserved_quantity, stocked_quantity }) => reserved_quantity > stocked_quantity)) {
    throw soldOut();
  }
}

/** Releases the order's reservations. Idempotent. */
export async function releaseStock(container: MedusaContainer, orderId: string): Promise<void> {
  await releaseLines(container, allLineItemIds(orderId));
}

/** Releases the reservations of these lines. Idempotent. */
export async function releaseLines(container: MedusaContainer, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  const inventory = container.resolve(Modules.INVENTORY);
  const reserved = await inventory.listReservationItems(
    { line_item_id: lines },
    { select: ["id", "inventory_item_id"], take: null },
  );
  if (reserved.length === 0) return;
  const items = [...new Set(reserved.map(({ inventory_item_id }) => inventory_item_id))];
  await container
    .resolve(Modules.LOCKING)
    .execute(items, () => inventory.deleteReservationItemsByLineItem(lines), { expire: LEASE });
}

/** For each inventory item, a stock location that has the whole quantity. */
function chooseLocations(needs: StockNeed[], levels: InventoryLevelDTO[]): Map<string, string> {
  const wanted = new Map<string, number>();
  for (const { inventoryItemId, quantity } of needs) {
    wanted.set(inventoryItemId, (wanted.get(inventoryItemId) ?? 0) + quantity);
  }
  const locations = new Map<string, string>();
  for (const [item, quantity] of wanted) {
    const level = levels.find(
      (level) =>
        level.inventory_item_id === item && level.stocked_quantity - level.reserved_quantity >= quantity,
    );
    if (!level) throw soldOut();
    locations.set(item, level.location_id);
  }
  return locations;
}

function readLevels(container: MedusaContainer, items: string[]): Promise<InventoryLevelDTO[]> {
  return container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ inventory_item_id: items }, { take: null });
}

function inventoryItems(needs: StockNeed[]): string[] {
  return [...new Set(needs.map(({ inventoryItemId }) => inventoryItemId))];
}

function soldOut(): OrderRefused {
  return new OrderRefused({ status: 409, code: "out_of_stock", message: "Some goods were sold meanwhile" });
}
