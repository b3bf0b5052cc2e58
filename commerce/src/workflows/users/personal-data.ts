import type { MedusaContainer } from "@medusajs/framework/types";
import { applicationData } from "./application-data.ts";
import { favoriteData } from "./favorite-data.ts";
import { inboxData } from "./inbox-data.ts";
import { mailData } from "./mail-data.ts";
import { messageData } from "./message-data.ts";
import { orderData } from "./order-data.ts";
import { personViewData } from "./person-view-data.ts";
import { productMessageData } from "./product-message-data.ts";
import { profileData } from "./profile-data.ts";
import { returnData } from "./return-data.ts";
import { reviewData, reviewReportData, reviewVoteData } from "./review-data.ts";
import { sessionData } from "./session-data.ts";
import type { Sql } from "./sql.ts";
import { shopData } from "./shop-data.ts";
import { uploadData } from "./upload-data.ts";

/** The personal data of one domain. */
export interface PersonalDataPart {
  /** its key in the export, for example `reviews` */
  name: string;
  /**
   * All data of this person only, in the contract's types. Data that grows over the years is an async iterable of pages, which
   * may be nested.
   */
  collect(container: MedusaContainer, customerId: string): Promise<unknown>;
  /**
   * Deletes the data, or removes the person from what has to stay. Every statement uses `sql`: all domains erase in one
   * transaction, so that an account is closed completely or not at all. Idempotent.
   */
  erase(sql: Sql, customerId: string): Promise<void>;
}

/** Every domain with personal data is listed here. */
export const personalData: readonly PersonalDataPart[] = [
  mailData,
  shopData,
  profileData,
  orderData,
  returnData,
  sessionData,
  personViewData,
  productMessageData,
  favoriteData,
  inboxData,
  reviewData,
  reviewVoteData,
  reviewReportData,
  messageData,
  uploadData,
  applicationData,
];
