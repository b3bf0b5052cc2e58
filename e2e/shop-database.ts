import { Client } from "pg";

/** Where the shop's database is; empty for a shop that was not brought up by the tests. */
const url = process.env.E2E_DATABASE_URL ?? "";

export const hasDatabase = url !== "";

/** Only for what no screen can do: to let time pass. */
async function change(sql: string, values: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** The time to pay for an order is over. */
export const endTimeToPay = (orderId: string) =>
  change("update payment_due set open_until = now() - interval '1 minute' where id = $1", [orderId]);

/** The bank has waited long enough to send another code. */
export const allowResend = (orderId: string) =>
  change(
    `update payment_attempt set data = jsonb_set(data, '{resendAt}', to_jsonb($2::text))
     where order_id = $1 and state = 'open'`,
    [orderId, new Date(Date.now() - 1000).toISOString()],
  );

/** A payout account that was changed has rested long enough. */
export const skipPayoutAccountRest = (sellerId: string) =>
  change("update seller set payout_account_changed_at = null where id = $1", [sellerId]);
