import type { MedusaContainer } from "@medusajs/framework/types";
import { applicationData } from "./application-data.ts";
import { favoriteData } from "./favorite-data.ts";
import { inboxData } from "./inbox-data.ts";
import { mailData } from "./mail-data.ts";
import { messageData } from "./message-data.ts";
import { orderData } from "./order-data.ts";
import { profileData } from "./profile-data.ts";
import { returnData } from "./return-data.ts";
import { reviewData, reviewReportData, reviewVoteData } from "./review-data.ts";
import { sessionData } from "./session-data.ts";
import type { Sql } from "./sql.ts";
import { shopData } from "./shop-data.ts";
import { uploadData } from "./upload-data.ts";

/** What one room keeps of a person. */
export interface PersonalDataPart {
  /** its name in what a person downloads, as in `reviews` */
  name: string;
  /**
   * All of it, as the contract shows it; nothing of anybody else. Of what grows with the years an async iterable of
   * pages, anywhere in it.
   */
  collect(container: MedusaContainer, customerId: string): Promise<unknown>;
  /**
   * Deletes it, or takes the person out of what has to stay. Every statement goes through `sql`: all rooms erase in
   * one transaction, so that an account is there whole or gone whole. Erasing again changes nothing.
   */
  erase(sql: Sql, customerId: string): Promise<void>;
}

/** Every room that keeps something of a person has its line here. */
export const personalData: readonly PersonalDataPart[] = [
  mailData,
  shopData,
  profileData,
  orderData,
  returnData,
  sessionData,
  favoriteData,
  inboxData,
  reviewData,
  reviewVoteData,
  reviewReportData,
  messageData,
  uploadData,
  applicationData,
];
