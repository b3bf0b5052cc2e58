import { ShopError } from "../../shop-error.ts";
import type { Refusal } from "../../modules/order-attempt/service.ts";

/** An order that is not placed for a reason that the buyer can act on. */
export class OrderRefused extends ShopError {
  constructor({ status, code, message, details }: Refusal) {
    super(status, code, message, details);
    this.name = "OrderRefused";
  }
}

/**
 * The refusal inside an error. The workflow engine passes errors on as plain objects, so `instanceof` does not work.
 */
export function refusalIn(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null || !("status" in error) || !("code" in error))
    return undefined;
  const { status, code, message, details } = error as Refusal;
  return typeof status === "number" && typeof code === "string"
    ? { status, code, message, details }
    : undefined;
}

/** @param path of the field, as `delivery.city` */
export const invalidInput = (path: string, message: string) =>
  new OrderRefused({ status: 400, code: "invalid_input", message, details: { fields: { [path]: message } } });
