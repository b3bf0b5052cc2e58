import type { MedusaContainer } from "@medusajs/framework/types";
import { ledger } from "../deferred-provider/ledger.ts";

export default async (_: MedusaContainer, { refuse }: { refuse: boolean }): Promise<void> => {
  ledger.refusesRefunds = refuse;
};
