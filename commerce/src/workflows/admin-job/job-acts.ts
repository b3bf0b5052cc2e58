import type { JobKind, StartedKind } from "@bezak/contract/job-kinds.ts";
import type { JobAct, RowAct } from "./job-act.ts";
import { applicationActs } from "./application-acts.ts";
import { contactMessageActs } from "./contact-message-acts.ts";
import { orderMessageActs } from "./order-message-acts.ts";
import { parcelActs } from "./parcel-acts.ts";
import { payoutActs } from "./payout-acts.ts";
import { productActs } from "./product-acts.ts";
import { reviewActs } from "./review-acts.ts";
import { userActs } from "./user-acts.ts";

/** Of those that a list starts. */
export const startedActs: Readonly<Record<StartedKind, JobAct>> = {
  ...productActs,
  ...userActs,
  ...reviewActs,
  ...applicationActs,
  ...contactMessageActs,
  ...parcelActs,
  ...orderMessageActs,
};

export const jobActs: Readonly<Record<JobKind, RowAct>> = { ...startedActs, ...payoutActs };
