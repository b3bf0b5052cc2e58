import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { checkOwnPassword } from "./check-own-password.ts";
import { eraseAccount } from "./erase-account.ts";

export interface CloseAccount {
  customerId: string;
  identityId: string;
  /** wrong passwords are counted for it */
  sessionId: string;
  password: string;
  /** of the second factor */
  code?: string;
}

/**
 * Closes a buyer's account: see `eraseAccount`.
 * @throws ShopError 400 `wrong_password` | `second_factor_invalid`, 403 `second_factor_required`, 409 `account_has_shop` | `orders_under_way` | `money_owed` |
 * `payment_in_progress`, 429 `too_many_requests`
 */
export async function closeAccount(container: MedusaContainer, input: CloseAccount): Promise<void> {
  const { customerId, identityId } = input;
  await checkOwnPassword(container, input);
  await eraseAccount(container, { customerId, identityId, actor: "buyer" });
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`account ${customerId} was closed by its owner`);
}
