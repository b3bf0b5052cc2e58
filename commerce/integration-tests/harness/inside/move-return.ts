import type { MedusaContainer } from "@medusajs/framework/types";
import { moveReturn, type ReturnMove } from "../../../src/workflows/return/move-return.ts";

export default async (container: MedusaContainer, move: ReturnMove): Promise<string> => {
  try {
    return (await moveReturn(container, move)).status;
  } catch (error) {
    return String((error as { code?: string }).code);
  }
};
