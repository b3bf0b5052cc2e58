import type { MedusaContainer } from "@medusajs/framework/types";
import { storeInbox } from "../../../../src/scripts/seed/store/inbox.ts";

/** Fills a buyer's inbox as the demo does. */
export default (container: MedusaContainer, { customerId }: { customerId: string }) =>
  storeInbox(container, customerId);
