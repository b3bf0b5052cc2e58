import type { MedusaContainer } from "@medusajs/framework/types";
import { personalData } from "./personal-data.ts";

/** Everything the shop keeps of a buyer, room by room. */
export async function exportData(
  container: MedusaContainer,
  customerId: string,
): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    personalData.map(async ({ name, collect }) => [name, await collect(container, customerId)] as const),
  );
  return { madeAt: new Date().toISOString(), ...Object.fromEntries(parts) };
}
