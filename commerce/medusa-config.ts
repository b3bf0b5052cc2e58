import { resolve } from "node:path";
import { defineConfig } from "@medusajs/framework/utils";
import { insideTokenOptions } from "./src/inside-token.ts";
import { hashConfig } from "./src/password-hash.ts";
import { gateways } from "./src/providers/configured.ts";
import { fileProvider } from "./src/providers/file-provider.ts";
import { redisModules } from "./src/providers/redis-modules.ts";
import { secretValues } from "./src/secret-values.ts";

const env = process.env;
const redisUrl = env.REDIS_URL || undefined;
const filesDir = resolve(env.BEZAK_FILES_DIR ?? resolve(import.meta.dirname, "../.data/files"));

/** Gateways that are set up in the environment, and cash; each answers from the ledger of payments. */
const paymentProviders: object[] = [
  { resolve: "./src/providers/cash", id: "cash" },
  ...(gateways.payme ? [{ resolve: "./src/providers/payme", id: "payme", options: gateways.payme }] : []),
  ...(gateways.click ? [{ resolve: "./src/providers/click", id: "click", options: gateways.click }] : []),
  ...(gateways.atmos
    ? [
        { resolve: "./src/providers/uzcard", id: "uzcard", options: gateways.atmos },
        { resolve: "./src/providers/uzcard/bank-card", id: "card", options: gateways.atmos },
      ]
    : []),
];

/** Leases in PostgreSQL hold for any number of processes; a Redis, when given, takes over (see redis-modules). */
const lockingProviders: object[] = [
  { resolve: "./src/providers/locking-lease", id: "locking-lease", is_default: true },
];

/** Mails go out by SMTP when there is a server for it; otherwise developers read them at `/dev/outbox`. */
const mailProvider = env.SMTP_URL
  ? {
      resolve: "./src/providers/mail-smtp",
      id: "mail-smtp",
      options: { channels: ["email"], url: env.SMTP_URL, from: env.MAIL_FROM },
    }
  : { resolve: "./src/providers/mail-outbox", id: "mail-outbox", options: { channels: ["email"] } };

/** The number people see is drawn by the attempt to place the order and travels in its metadata. */
const orderNumber = (order: { metadata?: { number?: string } | null }) => order.metadata?.number;

export default defineConfig({
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    databaseDriverOptions: { connectionTimeoutMillis: 3000, pool: { min: 1, max: 20 } },
    redisUrl,
    http: {
      storeCors: "",
      adminCors: "",
      authCors: "",
      // a former one is taken too: see src/inside-token.ts
      jwtSecret: secretValues("JWT_SECRET")[0],
      ...insideTokenOptions,
      cookieSecret: env.COOKIE_SECRET,
      authMethodsPerActor: { user: ["emailpass"], customer: ["emailpass"] },
    },
  },
  admin: { disable: true },
  featureFlags: { translation: true },
  modules: [
    { resolve: "./src/modules/seller" },
    { resolve: "./src/modules/seller-application" },
    { resolve: "./src/modules/settings" },
    { resolve: "./src/modules/session" },
    { resolve: "./src/modules/limits" },
    { resolve: "./src/modules/admin-audit" },
    { resolve: "./src/modules/admin-team" },
    { resolve: "./src/modules/saved-view" },
    { resolve: "./src/modules/admin-job" },
    { resolve: "./src/modules/mail" },
    { resolve: "./src/modules/order-attempt" },
    { resolve: "./src/modules/parcel" },
    { resolve: "./src/modules/commission" },
    { resolve: "./src/modules/seller-ledger" },
    { resolve: "./src/modules/approval" },
    { resolve: "./src/modules/return-request" },
    { resolve: "./src/modules/content" },
    { resolve: "./src/modules/inbox" },
    { resolve: "./src/modules/upload" },
    { resolve: "./src/modules/review" },
    { resolve: "./src/modules/moderation" },
    { resolve: "./src/modules/product-check" },
    { resolve: "./src/modules/product-view" },
    { resolve: "./src/modules/visit" },
    { resolve: "./src/modules/favorite" },
    { resolve: "./src/modules/contact-message" },
    { resolve: "./src/modules/payment-ledger" },
    { resolve: "./src/modules/fiscal" },
    { resolve: "./src/modules/category-attribute" },
    { resolve: "./src/modules/product-import" },
    { resolve: "@medusajs/medusa/order", options: { generateCustomDisplayId: orderNumber } },
    { resolve: "@medusajs/medusa/translation" },
    {
      resolve: "@medusajs/medusa/search",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/search-postgres", id: "postgres", options: { language: "simple" } },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [{ resolve: "@medusajs/medusa/auth-emailpass", id: "emailpass", options: { hashConfig } }],
      },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: { providers: [fileProvider(env, filesDir)] },
    },
    {
      resolve: "@medusajs/medusa/payment",
      // the ledger, by its module's name: providers read it
      dependencies: ["paymentLedger"],
      options: { providers: paymentProviders },
    },
    { resolve: "@medusajs/medusa/locking", options: { providers: lockingProviders } },
    { resolve: "@medusajs/medusa/notification", options: { providers: [mailProvider] } },
    ...redisModules(redisUrl),
  ],
});
