import type { Shop } from "../../harness/shop.ts";

/** Words in column names that hold personal data or identify a person. */
const WORDS = [
  "name",
  "phone",
  "email",
  "mail",
  "recipient",
  "address",
  "city",
  "account",
  "card",
  "birthday",
  "passport",
  "ip",
  "client",
  "agent",
  "device",
  "avatar",
  "customer",
  "person",
  "owner",
  "user",
  "identity",
  "actor",
  "author",
  "holder",
  "by",
];

/** Tables with such a column in the database; partitions count as their table. */
export async function personalTables(shop: Shop): Promise<string[]> {
  const { rows } = await shop.db.query<{ name: string }>(
    `select distinct c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
       and a.attnum > 0 and not a.attisdropped and string_to_array(a.attname::text, '_') && $1 order by name`,
    [WORDS],
  );
  return rows.map(({ name }) => name);
}

/** Tables with such a column that name no account, by reason. */
const IMPERSONAL: Record<string, string[]> = {
  "names of things and places": [
    "cart_shipping_method",
    "category_attribute",
    "currency",
    "fulfillment_set",
    "geo_zone",
    "locale",
    "notification_provider",
    "order_shipping_method",
    "product_category",
    "promotion_campaign",
    "region",
    "region_country",
    "sales_channel",
    "service_zone",
    "shipping_option",
    "shipping_profile",
    "stock_location",
    "stock_location_address",
    "store",
  ],
  "names of tables, queues and scripts": [
    "bam",
    "job_dependency",
    "link_module_migrations",
    "mikro_orm_migrations",
    "queue",
    "queue_stats",
    "schedule",
    "script_migrations",
    "search_index",
    "search_index_version",
    "search_postgres_index",
    "subscription",
  ],
  "of administrators, who end no account": [
    "adjustment_request",
    "admin_audit",
    "api_key",
    "approval",
    "content_version",
    "invite",
    "layout_configuration",
    "ledger_transaction",
    "marketplace_cash",
    "moderation_decision",
    "opened_item",
    "payout_hold",
    "saved_view",
    "shop_setting",
    "user",
    "user_preference",
    "view_configuration",
  ],
  "the engine's, to which the shop writes no person": [
    "account_holder",
    "auth_mfa_factor",
    "auth_mfa_recovery_code",
    "auth_password_reset_token",
    "auth_verification",
    "capture",
    "cart",
    "cart_address",
    "customer_account_holder",
    "customer_group",
    "customer_group_customer",
    "fulfillment",
    "fulfillment_address",
    "order_change",
    "order_claim",
    "order_exchange",
    "refund",
    "reservation_item",
    "return",
    "tax_rate",
    "tax_rate_rule",
    "tax_region",
  ],
  "accounts of the books": ["ledger_entry"],
  "processes that hold a lock": ["lease_lock"],
  "a time until which a parcel is to be accepted": ["listed_parcel"],
};

export const impersonal = Object.values(IMPERSONAL).flat();

/** Personal tables that an account closure leaves unchanged, each with its reason. */
export const unerased: Record<string, string> = {
  job: "what waits to be done; gone a day after it is",
  order_attempt: "an id that names nobody any more",
  password_reset: "goes with the login (close-account.ts)",
  recovery_code: "goes with the login (erase-account.ts)",
  second_factor: "goes with the login (erase-account.ts)",
  passkey: "goes with the login (erase-account.ts)",
  passkey_challenge: "random bytes; gone an hour after they expire",
  payment_due: "an id that names nobody any more; gone when it is settled",
  payment_key: "as above; gone after two days",
  product_import: "the shop's; an id that names nobody any more",
  provider_identity: "goes with the login, to which it belongs",
  seller: "the shop's; whoever owns one ends no account",
  seller_payout: "the shop's books",
};

/** Personal tables that are not in the export, each with its reason. */
export const unexported: Record<string, string> = {
  admin_invitation: "an invitation to administer, whose mail is there",
  customer_address: "the engine's: the address of a profile stands with the person",
  job: "what waits to be done",
  mail_outbox: "copies of mails, which are there",
  order_address: "the engine's: who an order is for stands with the order",
  order_attempt: "what it came to is there: the order",
  order_note: "of administrators, for their own work; deleted with the account",
  password_reset: "hashes of links",
  recovery_code: "hashes of codes",
  second_factor: "the encrypted secret of an authenticator app",
  passkey: "public keys with their names, which the settings show",
  passkey_challenge: "hashes of challenges",
  payment_key: "hashes of requests; what they came to is there",
  product_import: "the shop's, in its panel",
  provider_identity: "the e-mail, which is there, and the hash of the password",
  seller_payout: "the shop's, in its panel",
  shop_upload_use: "of files that are there",
};
