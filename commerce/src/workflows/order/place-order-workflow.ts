import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { createOrdersStep, emitEventStep } from "@medusajs/medusa/core-flows";
import { ORDER_ATTEMPT_MODULE } from "../../modules/order-attempt/index.ts";
import type { Attempt, OrderAttemptModuleService } from "../../modules/order-attempt/service.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { openPayment, removePayment } from "./order-payment.ts";
import type { OrderPlan } from "./plan-order.ts";
import type { ParcelPlan } from "./plan-parcels.ts";
import { refuseOversold, releaseStock, reserveStock } from "./reserve-stock.ts";

const reserveStockStep = createStep(
  "reserve-order-stock",
  async ({ order, needs, deadline }: OrderPlan, { container }) => {
    await reserveStock(container, needs, deadline);
    return new StepResponse(undefined, order.id);
  },
  async (orderId, { container }) => {
    if (orderId) await releaseStock(container, orderId);
  },
);

const refuseOversoldStep = createStep("refuse-oversold", async ({ needs }: OrderPlan, { container }) => {
  await refuseOversold(container, needs);
  return new StepResponse(undefined);
});

const openPaymentStep = createStep(
  "open-order-payment",
  async ({ payment }: OrderPlan, { container }) => {
    await openPayment(container, payment);
    return new StepResponse(undefined, payment.orderId);
  },
  async (orderId, { container }) => {
    if (orderId) await removePayment(container, orderId);
  },
);

const createParcelsStep = createStep(
  "create-parcels",
  async (parcels: ParcelPlan[], { container }) => {
    const service = container.resolve<ParcelModuleService>(PARCEL_MODULE);
    const created = await service.createSellerOrders(parcels);
    return new StepResponse(
      undefined,
      created.map(({ id }) => id),
    );
  },
  async (ids, { container }) => {
    if (ids) await container.resolve<ParcelModuleService>(PARCEL_MODULE).deleteSellerOrders(ids);
  },
);

/**
 * If the reconciliation job has abandoned and undone the attempt in the meantime, the order must not count as placed.
 */
const closeAttemptStep = createStep(
  "close-order-attempt",
  async (attempt: Attempt, { container }) => {
    const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
    if (!(await attempts.move(attempt, "started", "placed"))) {
      const now = await attempts.current(attempt.id);
      if (now?.state !== "placed" || now.order_id !== attempt.order_id) {
        throw new Error(`Attempt ${attempt.id} was abandoned while it was placing order ${attempt.order_id}`);
      }
    }
    return new StepResponse(undefined, attempt);
  },
  async (attempt, { container }) => {
    const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
    if (attempt) await attempts.move(attempt, "placed", "started");
  },
);

/**
 * Writes an order that `planOrder` decided: stock, order, payment and one parcel per shop, in this sequence, each with its
 * compensation. Parcels come last, in one transaction: an order that has them is complete. Call it through `placeOrder`.
 */
export const placeOrderWorkflow = createWorkflow("place-order", (plan: WorkflowData<OrderPlan>) => {
  reserveStockStep(plan);
  refuseOversoldStep(plan);
  createOrdersStep(transform({ plan }, ({ plan }) => [plan.order]));
  openPaymentStep(plan);
  createParcelsStep(plan.parcels);
  closeAttemptStep(plan.attempt);
  emitEventStep({ eventName: OrderWorkflowEvents.PLACED, data: { id: plan.order.id } });
  return new WorkflowResponse(plan.order.id);
});
