import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  beginOrderEditOrderWorkflow,
  cancelBeginOrderEditWorkflow,
  confirmOrderEditRequestWorkflow,
  orderEditUpdateItemQuantityWorkflow,
} from "@medusajs/medusa/core-flows";

/** Removes lines from a placed order by an order edit; lines that were removed before are skipped. */
export async function dropLines(
  container: MedusaContainer,
  orderId: string,
  lineIds: string[],
): Promise<void> {
  const items = (await linesIn(container, orderId))
    .filter((id) => lineIds.includes(id))
    .map((id) => ({ id, quantity: 0 }));
  if (items.length === 0) return;
  const open = await container
    .resolve(Modules.ORDER)
    .listOrderChanges({ order_id: orderId, status: ["pending", "requested"] }, { select: ["id"] });
  // Under the order's lock nobody else edits: this edit was left by a process that died.
  if (open.length > 0) await cancelBeginOrderEditWorkflow(container).run({ input: { order_id: orderId } });
  await beginOrderEditOrderWorkflow(container).run({ input: { order_id: orderId } });
  await orderEditUpdateItemQuantityWorkflow(container).run({ input: { order_id: orderId, items } });
  await confirmOrderEditRequestWorkflow(container).run({ input: { order_id: orderId } });
}

/** Sets the price of the delivery; the edit that drops lines includes it in the order's total. */
export async function setDelivery(container: MedusaContainer, orderId: string, amount: Sum): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const { shipping_methods: [method] = [] } = await orders.retrieveOrder(orderId, {
    relations: ["shipping_methods"],
  });
  if (!method || Number(method.amount) === amount) return;
  await orders.updateOrderShippingMethods([{ id: method.id, amount }]);
}

/** Ids of the lines that are still in the order. The graph returns no quantity when only these fields are selected. */
async function linesIn(container: MedusaContainer, orderId: string): Promise<string[]> {
  const { items = [] } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { relations: ["items"] });
  return items.flatMap(({ id, quantity }) => (Number(quantity) > 0 ? [id] : []));
}
