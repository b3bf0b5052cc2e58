import type { MedusaContainer } from "@medusajs/framework/types";
import { withCurrent } from "../../shared/with-current.ts";
import { readReviewed } from "./read-applications.ts";

/** Refuses a decision of which another one was quicker with the application as it is then. */
export const withCurrentApplication = <T>(
  container: MedusaContainer,
  { id, version }: { id: string; version?: string | undefined },
  decide: () => Promise<T>,
): Promise<T> =>
  withCurrent(decide, {
    codes: ["application_decided", "stale_version"],
    sent: version,
    read: () => readReviewed(container, id),
  });
