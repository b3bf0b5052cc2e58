import { cacheFor } from "../cache-for.ts";
import { PARCEL_MODULE } from "../modules/parcel/index.ts";
import type { ParcelModuleService } from "../modules/parcel/service.ts";

const WEEK_MS = 7 * 86_400_000;
/** The best sellers change slowly. */
const MAX_AGE_MS = 60_000;

/** Sales of each seller in the last seven days, in sum; read at most once a minute. */
export const salesOfWeek = cacheFor(MAX_AGE_MS, (container) =>
  container.resolve<ParcelModuleService>(PARCEL_MODULE).salesSince(new Date(Date.now() - WEEK_MS)),
);
