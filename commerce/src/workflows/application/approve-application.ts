import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { emitChangeEvent } from "../../emit-change-event.ts";
import { renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { applicationWritten, shopOpened } from "./application-events.ts";
import { storeDecision } from "../moderation/decisions.ts";
import { holdApplication, isSameDecision, type Decider } from "./hold-application.ts";
import { alreadySeller, refuseSellers } from "./live-account.ts";
import { readReviewed } from "./read-applications.ts";
import { getChoices, getShopName, getSlug } from "./shop-names.ts";
import { withCurrentApplication } from "./with-current-application.ts";

const SLUG_MAX = 56;

/** The first of these values that no shop has. */
async function firstFree(
  sql: Sql,
  column: "slug" | "lower(name)",
  choices: readonly string[],
): Promise<string> {
  const [free] = await sql<{ choice: string }>(
    `select choice from jsonb_array_elements_text(?::jsonb) with ordinality as c (choice, place)
     where not exists (select 1 from seller where ${column} = lower(choice) and deleted_at is null)
     order by place limit 1`,
    [JSON.stringify(choices)],
  );
  return free?.choice ?? choices.at(-1)!;
}

/** Opens a shop named after the company; its owner can rename and describe it later. Returns its id. */
async function openShop(sql: Sql, company: string): Promise<string> {
  const name = getShopName(company);
  // a simultaneous shop of the same name makes this insert wait; then another name is chosen
  for (;;) {
    const [shop] = await sql<{ id: string }>(
      `insert into seller (id, slug, name, status, joined_at) values (?, ?, ?, 'active', now())
       on conflict do nothing returning id`,
      [
        generateEntityId("", "sel"),
        await firstFree(sql, "slug", getChoices(getSlug(name), "-", SLUG_MAX)),
        await firstFree(sql, "lower(name)", getChoices(name, " ", sellerLimits.shopNameMax)),
      ],
    );
    if (shop) return shop.id;
  }
}

/**
 * Makes the applicant the owner of a new shop, in one transaction: shop, owner and decision exist together or not at all.
 * Null for a repeat, which changes nothing.
 */
function approve(
  container: MedusaContainer,
  id: string,
  decider: Decider,
): Promise<{ opened: string; decisionId: string } | null> {
  const { adminId, version } = decider;
  return inTransaction(container, async (sql) => {
    const { application, blocked } = await holdApplication(sql, id);
    if (isSameDecision(application, decider, "approved")) return null;
    if (blocked) throw new ShopError(409, "account_blocked", "The applicant is blocked");
    await refuseSellers(sql, application.customer_id);
    const opened = await openShop(sql, application.company_name);
    const members = await sql(
      `insert into seller_member (id, customer_id, seller_id, role) values (?, ?, ?, 'owner')
       on conflict do nothing returning id`,
      [generateEntityId("", "selmem"), application.customer_id, opened],
    );
    // became a member of another shop in the meantime
    if (members.length === 0) throw alreadySeller();
    await sql(
      `update seller_application set status = 'approved', decided_by = ?, decided_at = now(), seller_id = ?,
         ${renewVersion} where id = ?`,
      [adminId, opened, id],
    );
    const decision = { kind: "application", itemId: id, outcome: "approved", reason: null, adminId } as const;
    const decisionId = await storeDecision(sql, { ...decision, fromVersion: version, undoable: false });
    return { opened, decisionId };
  });
}

/**
 * Approves an application: opens exactly one shop, however many requests arrive. Returns the id of the decision, or null for
 * a repeat.
 * @throws ShopError 404 application_not_found, 409 application_decided | stale_version | already_seller | account_blocked
 */
export async function storeApproval(
  container: MedusaContainer,
  id: string,
  decider: Decider,
): Promise<string | null> {
  const approved = await approve(container, id, decider);
  if (!approved) return null;
  const { opened, decisionId } = approved;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`application ${id} was approved by ${decider.adminId}: shop ${opened}`);
  await emitChangeEvent(container, shopOpened, opened);
  await emitChangeEvent(container, applicationWritten, id);
  return decisionId;
}

/** Approves an application as `storeApproval`, and answers it as it is then. @throws ShopError as `storeApproval` */
export async function approveApplication(
  container: MedusaContainer,
  id: string,
  decider: Decider,
): Promise<ReviewedApplication> {
  const { version } = decider;
  await withCurrentApplication(container, { id, version }, () => storeApproval(container, id, decider));
  return readReviewed(container, id);
}
