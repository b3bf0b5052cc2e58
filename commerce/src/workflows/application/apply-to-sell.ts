import type { Application, NewApplication } from "@bezak/contract/applications.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { cachedCategories } from "../../catalog/cached-categories.ts";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { ShopError } from "../../shop-error.ts";
import { refuseUnconfirmed } from "../auth/refuse-unconfirmed.ts";
import { inTransaction } from "../users/sql.ts";
import { applicationWritten } from "./application-events.ts";
import { applicationColumns, type ApplicationRow } from "./application-row.ts";
import { holdAccount, refuseSellers } from "./live-account.ts";
import { viewApplications } from "./view-application.ts";

/** A validated application. */
export type WrittenApplication = Omit<NewApplication, "agreeTerms">;

/** @throws ShopError 400 invalid_input with the position of each unknown category */
async function refuseUnknown(container: MedusaContainer, categories: readonly string[]): Promise<void> {
  const known = await cachedCategories(container);
  const unknown = categories.flatMap((id, at) => (known.has(id) ? [] : [[`categories.${at}`, "invalid"]]));
  if (unknown.length === 0) return;
  throw new ShopError(400, "invalid_input", "There is no such category", {
    fields: Object.fromEntries(unknown),
  });
}

/**
 * Stores an application for decision. Of several simultaneous ones only one is stored.
 * @throws ShopError 400 invalid_input, 403 forbidden for a blocked account, 409 application_pending |
 * already_seller | email_unconfirmed
 */
export async function applyToSell(
  container: MedusaContainer,
  customerId: string,
  written: WrittenApplication,
): Promise<Application> {
  await refuseUnknown(container, written.categories);
  const row = await inTransaction(container, async (sql) => {
    const { blocked } = await holdAccount(sql, customerId);
    if (blocked) throw new ShopError(403, "forbidden", "This account is blocked");
    await refuseSellers(sql, customerId);
    await refuseUnconfirmed(sql, customerId);
    const [inserted] = await sql<ApplicationRow>(
      `insert into seller_application as a
         (id, customer_id, company_name, business_type, contact_person, phone, email, website, description,
          monthly_volume, experience, other_platforms, categories, terms_agreed_at, marketing_consent)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, now(), ?)
       on conflict do nothing returning ${applicationColumns}`,
      [
        generateEntityId("", "selapp"),
        customerId,
        written.companyName,
        written.businessType,
        written.contactPerson,
        written.phone,
        written.email || null,
        written.website || null,
        written.description,
        written.monthlyVolume,
        written.experience,
        written.otherPlatforms || null,
        JSON.stringify(written.categories),
        written.marketingConsent,
      ],
    );
    if (!inserted) throw new ShopError(409, "application_pending", "An application waits for a decision");
    return inserted;
  });
  await emitChangeEvent(container, applicationWritten, row.id);
  const [view] = await viewApplications(container, [row]);
  return view!;
}
