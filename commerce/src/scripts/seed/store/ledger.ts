import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { returnIsSettled } from "../../../modules/return-request/return-row.ts";
import { bookParcel } from "../../../workflows/seller-ledger/book-parcel.ts";
import { getSellerLedger } from "../../../workflows/seller-ledger/get-seller-ledger.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Bank accounts of the first shops. */
const accounts = [
  {
    recipient: "ИП Юсупов Сардор",
    bank: "Ipak Yoʻli Bank",
    mfo: "00444",
    account: "20218000700123450011",
    tin: "301234567",
  },
  {
    recipient: "ООО «Чорсу Савдо»",
    bank: "Hamkorbank",
    mfo: "00083",
    account: "20208000900765430022",
    tin: "307654321",
  },
];

const bonus = {
  ru: "Бонус за первый месяц продаж",
  uz: "Birinchi oy savdosi uchun bonus",
  en: "Bonus for the first month of sales",
};

/** Actor recorded for the demo's payouts. */
const actor = "system";

/**
 * Records what the demo's delivered orders earned their shops, dated in the past; the first shop has had one payout,
 * has another in progress and money that is not paid out yet.
 */
export async function storeLedger(container: MedusaContainer, sellerIds: readonly string[]): Promise<void> {
  const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  for (const [index, account] of accounts.entries()) {
    await sql.raw("update seller set payout_account = coalesce(payout_account, ?::jsonb) where id = ?", [
      JSON.stringify(account),
      sellerIds[index] ?? "",
    ]);
  }
  const paidAt = new Date(Date.now() - 14 * DAY);
  const [sellerId = ""] = sellerIds;
  const { rows } = (await sql.raw(
    `select p.id, (entry->>'at')::timestamptz as at from seller_order p,
       jsonb_array_elements(p.timeline->'entries') entry where entry->>'status' = 'delivered'
     union all
     select r.parcel_id, (entry->>'at')::timestamptz from return_request r,
       jsonb_array_elements(r.timeline->'entries') entry where ${returnIsSettled} and entry->>'status' = r.status
     order by at`,
  )) as { rows: { id: string; at: Date }[] };
  for (const { id, at } of rows.filter((one) => one.at < paidAt)) await bookParcel(container, id, at);
  await payOut(container, sellerId, paidAt, true);
  for (const { id, at } of rows.filter((one) => one.at >= paidAt)) await bookParcel(container, id, at);
  const ledger = getSellerLedger(container);
  const at = new Date(Date.now() - 2 * DAY);
  await ledger.adjustments.adjust({
    sellerId,
    amount: 150_000,
    note: bonus,
    actor,
    idempotencyKey: "demo",
    at,
  });
  await payOut(container, sellerId, new Date(Date.now() - DAY), false);
}

async function payOut(container: MedusaContainer, sellerId: string, at: Date, paid: boolean): Promise<void> {
  const { payouts } = getSellerLedger(container);
  const account = accounts[0]!;
  const terms = { sellerId, account, minimum: 1, held: [], intervalDays: 0, actor, at };
  const payout = await payouts.make(terms);
  if (!payout || !paid) return;
  await payouts.send(actor, null);
  await payouts.move(payout.id, { to: "paid", actor, reference: "1024" });
  // The service dates it now.
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update seller_payout set updated_at = ?, timeline = jsonb_build_object('entries', (
       select jsonb_agg(entry || jsonb_build_object('at', to_char((?::timestamptz + (place - 1) * interval '1 hour')
                at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by place)
       from jsonb_array_elements(timeline->'entries') with ordinality as entries(entry, place)))
     where id = ?`,
    [at.toISOString(), at.toISOString(), payout.id],
  );
}
