import type { MedusaContainer } from "@medusajs/framework/types";
import { answerReconcile } from "../../../../src/scripts/reconcile.ts";
import { Refusal } from "../../../../src/scripts/refusal.ts";

/** The command's output and exit code, or the sentence with which it rejects these arguments. */
export default async function command(container: MedusaContainer, { args }: { args: string[] }) {
  try {
    return await answerReconcile({ container, args });
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}
