import { examples } from "@bezak/contract/examples/all.ts";
import type { CallName } from "@bezak/contract/access-table.ts";
import { languages } from "@bezak/contract/languages.ts";
import { expect, it } from "vitest";
import { approvalsExport } from "./approvals-list.ts";
import { commissionExport } from "./commission-list.ts";
import { jobRowsExport } from "./job-rows-list.ts";
import { categoriesExport } from "./categories-list.ts";
import { bannersExport, sectionsExport } from "./content-lists.ts";
import type { ExportColumn } from "./list-export.ts";
import { adjustmentsExport, payoutsExport, receiptsExport, refundsExport } from "./money-lists.ts";
import { applicationsExport, messagesExport, reviewsExport, usersExport } from "./people-lists.ts";
import { paymentsExport } from "./payments-list.ts";
import { returnsExport } from "./returns-list.ts";
import { shopEntriesExport } from "./shop-entries.ts";
import { parcelsExport, productsExport, shopsExport } from "./shop-lists.ts";

const lists = [
  ["administeredUsers", usersExport],
  ["administeredProducts", productsExport],
  ["administeredParcels", parcelsExport],
  ["administeredReturns", returnsExport],
  ["administeredPayments", paymentsExport],
  ["administeredCategories", categoriesExport],
  ["administeredBanners", bannersExport],
  ["administeredSections", sectionsExport],
  ["administeredShops", shopsExport],
  ["reviewApplications", applicationsExport],
  ["administeredReviews", reviewsExport],
  ["contactMessages", messagesExport],
  ["payouts", payoutsExport],
  ["refundsOwed", refundsExport],
  ["cashReceipts", receiptsExport],
  ["adjustmentRequests", adjustmentsExport],
  ["commissionRules", commissionExport],
  ["shopEntries", shopEntriesExport("sel_1")],
  ["approvals", approvalsExport("user_1")],
  ["jobRows", jobRowsExport({ id: "job_1", adminId: "user_1" })],
] as const satisfies [CallName, unknown][];

it.each(lists)("the row of %s is written in every language", (name, list) => {
  const { data } = examples[name].answer as { data: never[] };
  const columns: readonly ExportColumn<never>[] = list.columns;
  expect(data.length).toBeGreaterThan(0);
  for (const language of languages) {
    const cells = columns.map(({ cell }) => cell(data[0]!, language));
    const words = cells.map((cell) => (typeof cell === "object" ? (cell?.[language] ?? "") : (cell ?? "")));
    expect(words.every((word) => ["string", "number"].includes(typeof word))).toBe(true);
    expect(words.join()).not.toMatch(/undefined|\[object|NaN/);
    expect(words.filter((word) => word !== "").length).toBeGreaterThan(columns.length / 2);
  }
});
