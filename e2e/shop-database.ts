import { Client } from "pg";

/** URL of the shop's database; empty for a shop that the tests did not start. */
const url = process.env.E2E_DATABASE_URL ?? "";

export const hasDatabase = url !== "";

/** Only for what no screen can do: letting time pass, and messages of more addresses than a test has. */
async function change(sql: string, values: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

export const endTimeToPay = (orderId: string) =>
  change("update payment_due set open_until = now() - interval '1 minute' where id = $1", [orderId]);

/** Lets the bank send another code now. */
export const allowResend = (orderId: string) =>
  change(
    `update payment_attempt set data = jsonb_set(data, '{resendAt}', to_jsonb($2::text))
     where order_id = $1 and state = 'open'`,
    [orderId, new Date(Date.now() - 1000).toISOString()],
  );

/** Ends the waiting time after a change of the payout account. */
export const skipPayoutAccountRest = (sellerId: string) =>
  change("update seller set payout_account_changed_at = null where id = $1", [sellerId]);

/** Ten messages to the marketplace, by ten people; one address may send a few only. */
export const storeTenMessages = (name: string) =>
  change(
    `insert into contact_message (id, number, topic, name, email, message, language, status, idempotency_key, body_hash)
     select 'cmsg_' || $1 || n, $1 || n, 'other', $1, 'buyer' || n || '@example.uz', 'Где мой заказ № ' || n || '?', 'ru',
       'new', $1 || n, ''
     from generate_series(1, 10) n`,
    [name],
  );
