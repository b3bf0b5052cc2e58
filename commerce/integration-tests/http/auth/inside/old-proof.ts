import type { MedusaContainer } from "@medusajs/framework/types";
import { readCaller } from "../../../../src/workflows/auth/caller.ts";
import { prepareProof } from "../../../../src/workflows/auth/confirmation.ts";

/** The proof that a session was given some minutes ago. */
export default async function oldProof(
  container: MedusaContainer,
  { token, minutes }: { token: string; minutes: number },
): Promise<string> {
  const write = await prepareProof(container, await readCaller(container, token));
  return write(Date.now() - minutes * 60_000).proof;
}
