import type { MedusaContainer } from "@medusajs/framework/types";
import purgeLeftovers from "../../../../src/jobs/purge-leftovers.ts";

export default (container: MedusaContainer): Promise<void> => purgeLeftovers(container);
