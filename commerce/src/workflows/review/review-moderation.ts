import type { MedusaContainer } from "@medusajs/framework/types";
import { readStoredSettings, type StoredSettings } from "../../modules/settings/stored-settings.ts";

/** Reviews wait for an administrator unless `reviewModeration` is off. */
export const isModerated = ({ reviewModeration }: StoredSettings): boolean => reviewModeration !== false;

/** The status of a new or edited review. */
export async function firstStatus(container: MedusaContainer): Promise<"pending" | "published"> {
  const stored = await readStoredSettings(container, ["reviewModeration"]);
  return isModerated(stored) ? "pending" : "published";
}
