import { PRICE_OF_VARIANT, STOCK_OF_VARIANT } from "../product/row-parts.ts";

/** What the audit log stores of a row. A column in neither list is left out; a test asks about each. */
export interface AuditedTable {
  table: string;
  stored: readonly string[];
  /** stored as `***`, so that only the change is visible */
  personal: readonly string[];
  /** further values by name, as SQL over the row `t` */
  more?: Readonly<Record<string, string>>;
}

const TRANSLATIONS = `(select jsonb_object_agg(locale_code, translations) from translation
  where reference_id = t.id and deleted_at is null)`;

const VARIANTS = `(
  select jsonb_agg(jsonb_build_object('id', variant.id, 'title', variant.title, 'sku', variant.sku, 'price', price.amount,
      'oldPrice', variant.metadata->'old_price', 'stock', stock.free) order by variant.variant_rank, variant.id)
  from product_variant variant
  left join lateral (${PRICE_OF_VARIANT}) price on true
  left join lateral (${STOCK_OF_VARIANT}) stock on true
  where variant.product_id = t.id and variant.deleted_at is null)`;

const CATEGORIES = `(select jsonb_agg(link.product_category_id order by link.product_category_id)
  from product_category_product link where link.product_id = t.id)`;

const ATTRIBUTES = `(select jsonb_agg(to_jsonb(kind) - array['created_at', 'updated_at'] order by kind.rank, kind.id)
  from category_attribute kind where kind.category_id = t.id and kind.deleted_at is null)`;

const CASH = `(select jsonb_build_object('receivedAt', cash.received_at, 'reference', cash.reference)
  from marketplace_cash cash where cash.id = t.id)`;

/** How often the address of the parcel's order was changed; what it is stays out of the log. */
const ADDRESS_CHANGES = `(select coalesce(jsonb_array_length(o.metadata->'addressChanges'), 0)
  from "order" o where o.id = t.order_id)`;

/** How often a message was answered; the answers are deleted with it. */
const ANSWERS = `(select count(*) from contact_answer answer where answer.message_id = t.id)`;

const block = { blocked: "t.metadata->'blocked'", blockedReason: "t.metadata->'blockedReason'" };

const columns = (text: string) => text.split(" ");

/** Tables by the prefix of their ids. */
export const auditedTables: Readonly<Record<string, AuditedTable>> = {
  cus: {
    table: "customer",
    stored: ["has_account"],
    personal: columns("company_name first_name last_name email phone metadata"),
    more: block,
  },
  user: {
    table: "user",
    stored: [],
    personal: columns("first_name last_name email avatar_url metadata"),
    more: { ...block, rank: "t.metadata->'rank'" },
  },
  adminv: {
    table: "admin_invitation",
    stored: columns("rank invited_by sent_at expires_at"),
    personal: ["email"],
  },
  prod: {
    table: "product",
    stored: columns("title handle subtitle description status thumbnail metadata"),
    personal: [],
    more: { variants: VARIANTS, categories: CATEGORIES, translations: TRANSLATIONS },
  },
  pcat: {
    table: "product_category",
    stored: columns("name description handle is_active is_internal rank parent_category_id metadata"),
    personal: [],
    more: { attributes: ATTRIBUTES, translations: TRANSLATIONS },
  },
  pview: {
    table: "person_view",
    stored: columns("customer_id admin_id session_id reason expires_at ended_at"),
    personal: [],
  },
  ban: {
    table: "banner",
    stored: columns(
      "title subtitle image_desktop image_mobile crops link position rank active starts_at ends_at draft publish_at",
    ),
    personal: [],
  },
  sec: {
    table: "section",
    stored: columns("type title source rank active starts_at ends_at draft publish_at"),
    personal: [],
  },
  view: {
    table: "saved_view",
    stored: columns("owner_id list name columns density shared rank"),
    // words that somebody searched for
    personal: ["query"],
  },
  job: {
    table: "admin_job",
    stored: columns("admin_id kind status reason reasons category_id reference undoes total"),
    // as that of a note about an order
    personal: ["note"],
  },
  cmsg: {
    table: "contact_message",
    stored: columns("number topic order_number language status customer_id"),
    personal: columns("name email phone message"),
    more: { answers: ANSWERS },
  },
  prev: {
    table: "product_review",
    stored: columns("product_id seller_id customer_id rating verified_purchase status rejection_reason"),
    personal: columns("author_name title text images seller_reply"),
  },
  sel: {
    table: "seller",
    stored: columns(
      "slug name description logo banner working_hours return_policy status suspended_reason suspended_at resumed_at holiday_until free_shipping_threshold delivery_zones cash_collector payout_account_changed_at",
    ),
    personal: columns("payout_account"),
  },
  selapp: {
    table: "seller_application",
    stored: columns("customer_id business_type categories status reason decided_by decided_at seller_id"),
    personal: columns("company_name contact_person phone email website description"),
  },
  selord: {
    table: "seller_order",
    stored: columns(
      "order_id customer_id seller_id number status items_total delivery_total discount_total total delivery_at_shops_expense commission_rate commission tracking_number timeline accept_by cash_collector",
    ),
    personal: [],
    more: { cash: CASH, addressChanges: ADDRESS_CHANGES },
  },
  payout: {
    table: "seller_payout",
    stored: columns(
      "no seller_id amount status entries batch_id reference failure timeline approved_at repeat_of",
    ),
    personal: columns("account"),
  },
  phold: {
    table: "payout_hold",
    stored: columns("seller_id amount reason until created_by released_by released_at"),
    personal: [],
  },
  comrule: {
    table: "commission_rule",
    stored: columns("category_id seller_id rate"),
    personal: [],
  },
  adjreq: {
    table: "adjustment_request",
    stored: columns("seller_id amount note asked_by asked_at status decided_by decided_at transaction_id"),
    personal: [],
  },
  appr: {
    table: "approval",
    stored: columns(
      "kind status sum object_id item_id number order_id seller_id reason reference version requested_by requested_at expires_at decided_by decided_at decision_reason",
    ),
    personal: [],
  },
  lent: {
    table: "ledger_entry",
    stored: columns("no transaction_id seller_id type note amount balance_after at available_at payout_id"),
    personal: [],
  },
  ordcan: {
    table: "order_cancellation",
    stored: columns("order_id parcels lines whole actor reason state refund_amount refund_state"),
    personal: [],
  },
  retreq: {
    table: "return_request",
    stored: columns(
      "order_id parcel_id customer_id seller_id status reason lines amount refund_state timeline",
    ),
    personal: columns("text photos"),
  },
  payatt: {
    table: "payment_attempt",
    stored: columns("order_id gateway method amount state reason failure reversal reversal_note"),
    personal: columns("data"),
  },
};

/** Stands for the settings of the marketplace, which have no id of their own. */
export const SETTINGS_ID = "settings";

/** Settings of these names (`?`), with the store's name. */
export const READ_SETTINGS = `
  select '${SETTINGS_ID}' as id, coalesce(jsonb_object_agg(setting.id, setting.value->'value'), '{}')
      || jsonb_build_object('storeName', (select name from store where deleted_at is null limit 1)) as row
  from shop_setting setting where setting.id = any(?::text[]) and setting.deleted_at is null`;
