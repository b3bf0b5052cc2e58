import type { Language } from "../lib/language.ts";
import type account from "./account/ru.json";
import type admin from "./admin/ru.json";
import type adminTeam from "./admin-team/ru.json";
import type analytics from "./analytics/ru.json";
import type adminFinance from "./admin-finance/ru.json";
import type approvals from "./approvals/ru.json";
import type application from "./application/ru.json";
import type applications from "./applications/ru.json";
import type audit from "./audit/ru.json";
import type calendar from "./calendar/ru.json";
import type cart from "./cart/ru.json";
import type catalog from "./catalog/ru.json";
import type categoryAdmin from "./category-admin/ru.json";
import type checkout from "./checkout/ru.json";
import type compare from "./compare/ru.json";
import type contentAdmin from "./content-admin/ru.json";
import type contacts from "./contacts/ru.json";
import type dates from "./dates/ru.json";
import type dashboard from "./dashboard/ru.json";
import type figures from "./figures/ru.json";
import type finance from "./finance/ru.json";
import type home from "./home/ru.json";
import type imports from "./imports/ru.json";
import type info from "./info/ru.json";
import type jobs from "./jobs/ru.json";
import type layers from "./layers/ru.json";
import type invitation from "./invitation/ru.json";
import type listExports from "./list-exports/ru.json";
import type listViews from "./list-views/ru.json";
import type marketplaceSettings from "./marketplace-settings/ru.json";
import type moderation from "./moderation/ru.json";
import type notifications from "./notifications/ru.json";
import type orderAdmin from "./order-admin/ru.json";
import type orders from "./orders/ru.json";
import type overview from "./overview/ru.json";
import type paymentAdmin from "./payment-admin/ru.json";
import type payments from "./payments/ru.json";
import type personView from "./person-view/ru.json";
import type productMessages from "./product-messages/ru.json";
import type productAdmin from "./product-admin/ru.json";
import type product from "./product/ru.json";
import type profile from "./profile/ru.json";
import type returnAdmin from "./return-admin/ru.json";
import type reviews from "./reviews/ru.json";
import type seller from "./seller/ru.json";
import type parcels from "./parcels/ru.json";
import type sellerProducts from "./seller-products/ru.json";
import type selling from "./selling/ru.json";
import type settings from "./settings/ru.json";
import type shell from "./shell/ru.json";
import type shopAdmin from "./shop-admin/ru.json";
import type shopChecklist from "./shop-checklist/ru.json";
import type shopMoney from "./shop-money/ru.json";
import type shopSettings from "./shop-settings/ru.json";
import type shopTeam from "./shop-team/ru.json";
import type store from "./store/ru.json";
import type userAdmin from "./user-admin/ru.json";
import type waiting from "./waiting/ru.json";
import type wishlist from "./wishlist/ru.json";

/** A page loads `shell` and the parts that its route names; `layers` is loaded when a layer first opens. */
interface Parts {
  account: typeof account;
  admin: typeof admin;
  "admin-team": typeof adminTeam;
  analytics: typeof analytics;
  "admin-finance": typeof adminFinance;
  approvals: typeof approvals;
  application: typeof application;
  applications: typeof applications;
  audit: typeof audit;
  calendar: typeof calendar;
  cart: typeof cart;
  catalog: typeof catalog;
  "category-admin": typeof categoryAdmin;
  checkout: typeof checkout;
  compare: typeof compare;
  "content-admin": typeof contentAdmin;
  contacts: typeof contacts;
  dashboard: typeof dashboard;
  dates: typeof dates;
  figures: typeof figures;
  finance: typeof finance;
  home: typeof home;
  imports: typeof imports;
  info: typeof info;
  jobs: typeof jobs;
  layers: typeof layers;
  invitation: typeof invitation;
  "list-exports": typeof listExports;
  "list-views": typeof listViews;
  "marketplace-settings": typeof marketplaceSettings;
  moderation: typeof moderation;
  notifications: typeof notifications;
  "order-admin": typeof orderAdmin;
  orders: typeof orders;
  overview: typeof overview;
  "payment-admin": typeof paymentAdmin;
  payments: typeof payments;
  "person-view": typeof personView;
  "product-messages": typeof productMessages;
  product: typeof product;
  "product-admin": typeof productAdmin;
  profile: typeof profile;
  "return-admin": typeof returnAdmin;
  reviews: typeof reviews;
  seller: typeof seller;
  parcels: typeof parcels;
  "seller-products": typeof sellerProducts;
  selling: typeof selling;
  settings: typeof settings;
  shell: typeof shell;
  "shop-admin": typeof shopAdmin;
  "shop-checklist": typeof shopChecklist;
  "shop-money": typeof shopMoney;
  "shop-settings": typeof shopSettings;
  "shop-team": typeof shopTeam;
  store: typeof store;
  "user-admin": typeof userAdmin;
  waiting: typeof waiting;
  wishlist: typeof wishlist;
}

export type MessagePart = keyof Parts;

type PluralEnd = "one" | "few" | "many" | "other";

type Leaf<K extends string> = K extends `${infer Base}_${PluralEnd}` ? Base : K;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? Leaf<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** Paths of all texts, from the Russian files; plural forms share the key without their ending. */
export type TextKey = { [P in MessagePart]: Keys<Parts[P]> }[MessagePart];

/** Text of a key in the page's language; `count` chooses the plural form. */
export type Texts = (key: TextKey, values?: Record<string, string | number>) => string;

export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Texts by their full path. */
export type Messages = Map<string, string>;

export function addMessages(into: Messages, tree: MessageTree, prefix = ""): Messages {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") into.set(prefix + key, value);
    else addMessages(into, value, `${prefix}${key}.`);
  }
  return into;
}

/**
 * Texts of one language; more messages may be added to the map later. The files use the syntax of i18next, `{{name}}` and
 * `_one _few _many _other`; i18next itself would be a tenth of the first page's scripts.
 */
export function createTexts(language: Language, messages: Messages): Texts {
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const form = values.count === undefined ? undefined : `${key}_${plural.select(Number(values.count))}`;
    const text = messages.get(form ?? key) ?? messages.get(key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}
