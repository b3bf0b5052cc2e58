import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { NewNotification } from "../../inbox/inbox-event.ts";

/** Accounts that were opened since then. */
export async function readCustomerNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ created_at: { $gte: since.toISOString() }, has_account: true } as object, {
      select: ["id", "created_at"],
      take: null as never,
    });
  return customers.map(({ id, created_at }) => ({
    customerId: id,
    key: `welcome:${id}`,
    at: new Date(created_at),
    event: "welcome",
    data: {},
  }));
}
