import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** "Мадина К.": a full name must not appear beside a purchase. */
export function shortName(first: string | null | undefined, last: string | null | undefined): string {
  const [name = "", ...others] = `${first ?? ""} ${last ?? ""}`.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? "")][0];
  return (initial ? `${name} ${initial.toUpperCase()}.` : name).slice(0, 60);
}

export async function readAuthorName(container: MedusaContainer, customerId: string): Promise<string> {
  const { first_name, last_name } = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(customerId, { select: ["id", "first_name", "last_name"] });
  return shortName(first_name, last_name);
}
