import type { JobKind } from "@bezak/contract/job-kinds.ts";
import type { JobAct } from "./job-act.ts";
import { applicationActs } from "./application-acts.ts";
import { contactMessageActs } from "./contact-message-acts.ts";
import { orderMessageActs } from "./order-message-acts.ts";
import { parcelActs } from "./parcel-acts.ts";
import { productActs } from "./product-acts.ts";
import { reviewActs } from "./review-acts.ts";
import { userActs } from "./user-acts.ts";

export const jobActs: Readonly<Record<JobKind, JobAct>> = {
  ...productActs,
  ...userActs,
  ...reviewActs,
  ...applicationActs,
  ...contactMessageActs,
  ...parcelActs,
  ...orderMessageActs,
};
