import type { MedusaContainer } from "@medusajs/framework/types";
import { countFound } from "../../../../src/shared/count-found.ts";

/** Counts rows by tab, as the list of orders does. */
export default (container: MedusaContainer, found: Parameters<typeof countFound>[1]) =>
  countFound(container, found);
