import { ShopError } from "../../shop-error.ts";
import type { Refusal } from "../../modules/order-attempt/service.ts";

/** An order that is not placed for a reason the buyer can act on; carries the answer to give. */
export class OrderRefused extends ShopError {
  constructor({ status, code, message, details }: Refusal) {
    super(status, code, message, details);
    this.name = "OrderRefused";
  }
}

/** The refusal inside an error; the workflow engine hands errors on as plain objects, so no `instanceof` here. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (typeof error !== "object" || error === null || !("status" in error) || !("code" in error))
    return undefined;
  const { status, code, message, details } = error as Refusal;
  return typeof status === "number" && typeof code === "string"
    ? { status, code, message, details }
    : undefined;
}

/** @param path of the field, as in `delivery.city` */
export const invalidInput = (path: string, message: string) =>
  new OrderRefused({ status: 400, code: "invalid_input", message, details: { fields: { [path]: message } } });
