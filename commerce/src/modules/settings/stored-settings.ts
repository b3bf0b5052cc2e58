import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

/** Values by name; one that was never set is missing. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Reads the settings of these names in one statement. */
export async function readStoredSettings(
  container: MedusaContainer,
  names: readonly string[],
): Promise<StoredSettings> {
  const rows = await readRows<{ id: string; value: unknown }>(
    container,
    "select id, value->'value' as value from shop_setting where id = any(?::text[]) and deleted_at is null",
    [names],
  );
  return Object.fromEntries(rows.map(({ id, value }) => [id, value]));
}
