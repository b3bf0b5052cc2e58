import type { MedusaContainer } from "@medusajs/framework/types";
import { answerReconcile } from "../../../../src/scripts/reconcile.ts";
import { Refusal } from "../../../../src/scripts/refusal.ts";

/** What the command prints and ends with, or the sentence with which it refuses these arguments. */
export default async function command(container: MedusaContainer, { args }: { args: string[] }) {
  try {
    return await answerReconcile({ container, args });
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}
