import type { PayoutAccount, ShopSettingsChange } from "@bezak/contract/shops.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { withIndexTable } from "../../search/index-table.ts";
import { renameShopInDocuments } from "../../search/shop-documents.ts";
import { ShopError } from "../../shop-error.ts";
import { refuseUnconfirmed } from "../auth/refuse-unconfirmed.ts";
import { claimUploads, releaseUploads } from "../upload/swap-uploads.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { announceShop } from "./announce-shop.ts";
import { mailAccountChange } from "./mail-account-change.ts";
import { isSameAccount, meantAccount } from "./payout-account.ts";
import { renewLater } from "./renew-later.ts";
import { checkSettings, refusedField, settingsColumns, withoutShownAccount } from "./settings-change.ts";
import { readShopRow, type ShopRow } from "./shop-row.ts";

export interface CallingMember {
  sellerId: string;
  customerId: string;
  role: SellerRole;
  /** the caller has confirmed the password within the last minutes */
  confirmed: boolean;
}

type Pictures = Pick<ShopRow, "logo" | "banner">;

const pictureFields = ["logo", "banner"] as const;
const getHolder = (sellerId: string) => `seller:${sellerId}`;
const getUrls = (pictures: Pictures) =>
  pictureFields.map((field) => pictures[field]).filter((url) => url !== null);

/** Claims all new pictures, or none, before they are written. */
async function holdPictures(
  container: MedusaContainer,
  { sellerId, customerId }: CallingMember,
  change: ShopSettingsChange,
): Promise<string[]> {
  const before = getUrls(await readShopRow(container, sellerId));
  const held: string[] = [];
  for (const field of pictureFields) {
    const url = change[field];
    if (!url || before.includes(url)) continue;
    const swap = {
      ownerId: customerId,
      holder: getHolder(sellerId),
      types: ["image"],
      after: [url],
    } as const;
    await claimUploads(container, { ...swap, before: [] }).catch(async (error: unknown) => {
      await releaseUploads(container, { holder: getHolder(sellerId), before: held, after: before });
      throw error instanceof ShopError ? refusedField(field, "not_yours", error.message) : error;
    });
    held.push(url);
  }
  return held;
}

/** A picture must be new or the present one: one that was just replaced may have no file any more. */
function refuseStrangePictures(now: Pictures, change: ShopSettingsChange, held: readonly string[]): void {
  for (const field of pictureFields) {
    const url = change[field];
    if (!url || held.includes(url) || getUrls(now).includes(url)) continue;
    throw new ShopError(409, "conflict", "Somebody else has changed the picture meanwhile");
  }
}

/** The database's error repeats the values, which may include a payout account: it must not be logged. */
function getRefusal(error: unknown, sellerId: string): Error {
  if (error instanceof ShopError) return error;
  const { code = "no code", constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "IDX_seller_name_unique"
    ? new ShopError(409, "shop_name_taken", "Another shop has this name")
    : new Error(`The settings of ${sellerId} were not written: ${code}`);
}

/**
 * Drops an account that equals the present one.
 * @throws ShopError 400 invalid_input, 403 confirmation_required
 */
function settleAccount(
  change: ShopSettingsChange,
  stored: PayoutAccount | null,
  confirmed: boolean,
): ShopSettingsChange {
  const { payoutAccount: sent, ...rest } = change;
  if (sent === undefined) return change;
  const payoutAccount = sent && meantAccount(sent, stored);
  if (isSameAccount(payoutAccount, stored)) return rest;
  if (!confirmed) throw new ShopError(403, "confirmation_required", "The password has to be given first");
  return { ...rest, payoutAccount };
}

interface SettingsWrite {
  member: CallingMember;
  change: ShopSettingsChange;
  held: readonly string[];
}

/** Writes the row, and the shop's name on its products' cards; returns the pictures before and after. */
async function write(
  sql: Sql,
  table: string,
  { member, change: sent, held }: SettingsWrite,
): Promise<{ before: string[]; after: string[] }> {
  const { sellerId } = member;
  const [old] = await sql<Pick<ShopRow, "name" | "logo" | "banner" | "payout_account">>(
    "select name, logo, banner, payout_account from seller where id = ? and deleted_at is null for update",
    [sellerId],
  );
  if (!old) throw new ShopError(404, "seller_not_found", "There is no such shop");
  refuseStrangePictures(old, sent, held);
  const change = settleAccount(sent, old.payout_account, member.confirmed);
  if (change.payoutAccount) await refuseUnconfirmed(sql, member.customerId);
  const columns = settingsColumns(change);
  if (columns.length > 0) {
    const set = columns.map(([column]) => column).join(", ");
    const values = [...columns.map(([, value]) => value), sellerId];
    await sql(`update seller set ${set}, updated_at = now() where id = ?`, values);
  }
  if (change.payoutAccount !== undefined) await mailAccountChange(sql, sellerId, change.payoutAccount);
  const renamed = change.name !== undefined && change.name !== old.name;
  if (renamed) {
    await renameShopInDocuments(sql, table, { sellerId, name: change.name ?? "" });
    await renewLater(sql, sellerId);
  }
  const { logo = old.logo, banner = old.banner } = change;
  return { before: getUrls(old), after: getUrls({ logo, banner }) };
}

/**
 * Changes the given fields of a shop. New pictures are claimed before they are written and old ones released afterwards: a
 * crash in between leaves a superfluous file, never a picture without its file.
 * @throws ShopError 400 invalid_input naming the field, 403 forbidden | confirmation_required, 409 shop_name_taken | conflict |
 * email_unconfirmed
 */
export async function changeSettings(
  container: MedusaContainer,
  member: CallingMember,
  sent: ShopSettingsChange,
): Promise<void> {
  const change = withoutShownAccount(sent, member.role);
  checkSettings(change, member.role);
  const { sellerId } = member;
  const holder = getHolder(sellerId);
  const held = await holdPictures(container, member, change);
  const { before, after } = await withIndexTable(container, (table) =>
    inTransaction(container, (sql) => write(sql, table, { member, change, held })),
  ).catch(async (error: unknown) => {
    const shown = getUrls(await readShopRow(container, sellerId));
    await releaseUploads(container, { holder, before: held, after: shown });
    throw getRefusal(error, sellerId);
  });
  await releaseUploads(container, { holder, before, after });
  await announceShop(container, sellerId);
}
