import type { MedusaContainer } from "@medusajs/framework/types";
import reconcile from "../../../../src/scripts/reconcile.ts";
import { Refusal } from "../../../../src/scripts/refusal.ts";

/** The sentence with which the command refuses these arguments. */
export default async function refusal(container: MedusaContainer, { args }: { args: string[] }) {
  try {
    await reconcile({ container, args });
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return null;
}
