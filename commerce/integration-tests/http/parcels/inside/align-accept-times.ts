import type { MedusaContainer } from "@medusajs/framework/types";
import { alignAcceptTimes } from "../../../../src/workflows/parcel/align-accept-times.ts";

export default (container: MedusaContainer): Promise<void> => alignAcceptTimes(container);
