import type { MedusaContainer } from "@medusajs/framework/types";
import { reviewData, reviewReportData, reviewVoteData } from "../../../../src/workflows/users/review-data.ts";
import { inTransaction } from "../../../../src/workflows/users/sql.ts";

/** What an account closure does to reviews. */
export default async function forgetPerson(container: MedusaContainer, customerId: string): Promise<void> {
  await inTransaction(container, async (sql) => {
    for (const part of [reviewData, reviewVoteData, reviewReportData]) await part.erase(sql, customerId);
  });
}
