import type { ShopDirectories } from "../directories.ts";
import { GATEWAY_VARIABLES, gatewayEnvironment } from "./gateway-environment.ts";
import type { Secrets } from "./secrets.ts";

/** Every variable that a shop's programs read; each is explained in .env.example. */
export const SHOP_VARIABLES = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "REDIS_URL",
  "BEZAK_DATA_DIR",
  "BEZAK_FILES_DIR",
  "BEZAK_BUILD_DIR",
  "SHOP_EMAIL",
  "SHOP_PHONE",
  "SHOP_ADDRESS",
  "SECURITY_CONTACT",
  "COMMERCE_URL",
  "COMMERCE_HOST",
  "COMMERCE_PORT",
  "COMMERCE_SECRET",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "PUBLIC_URL",
  "SEARCH_ENGINES",
  "ADMIN_SECOND_FACTOR",
  "BEZAK_DEMO",
  "BEZAK_DEMO_PICTURE_SIDE",
  "BEZAK_PRIVATE_NETWORK",
  "BEZAK_SCRYPT_LOG_N",
  "BEZAK_CLIENT_LIMIT_FACTOR",
  "BEZAK_IDLE_SECONDS",
  "BEZAK_LOOK_SECONDS",
  "LOG_LEVEL",
  "METRICS_HOST",
  "METRICS_PORT",
  "COMMERCE_METRICS_PORT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "MEDUSA_WORKER_MODE",
  "S3_BUCKET",
  "S3_FILE_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_REGION",
  "S3_ENDPOINT",
  "S3_PREFIX",
  "SMTP_URL",
  "MAIL_FROM",
  "TRUST_PROXY",
  "GATEWAYS_PORT",
  "PAYMENT_HOLD_MINUTES",
  ...GATEWAY_VARIABLES,
  "PAYME_ALLOWED_IPS",
  "CLICK_ALLOWED_IPS",
  "CLICK_CARD_TYPE",
  "CLICK_TIN",
  "CLICK_TIMEOUT_MS",
  "CLICK_DELIVERY_IKPU",
  "CLICK_DELIVERY_PACKAGE_CODE",
  "CLICK_DELIVERY_VAT_PERCENT",
  "ATMOS_TERMINAL_ID",
  "ATMOS_ALLOWED_IPS",
];

/**
 * Those that the web server reads. It faces the internet: a secret that it does not have cannot leak from it
 * (docs/security.md, section 5).
 */
export const WEB_SERVER_VARIABLES: readonly string[] = [
  "NODE_ENV",
  "HOST",
  "PORT",
  "PUBLIC_URL",
  "TRUST_PROXY",
  "LOG_LEVEL",
  "METRICS_HOST",
  "METRICS_PORT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "COMMERCE_URL",
  "COMMERCE_SECRET",
  "BEZAK_FILES_DIR",
  "BEZAK_BUILD_DIR",
  "S3_BUCKET",
  "S3_FILE_URL",
  "BEZAK_DEMO",
  "BEZAK_PRIVATE_NETWORK",
  "SEARCH_ENGINES",
  "SECURITY_CONTACT",
];

/** Removes all other settings of a shop, including keys, from the inherited environment. */
const withoutOthers = Object.fromEntries(
  SHOP_VARIABLES.filter((name) => !WEB_SERVER_VARIABLES.includes(name)).map((name) => [name, undefined]),
);

/** The settings of the shop's programs. Their variables are listed in .env.example. */
export interface ShopSettings {
  directories: ShopDirectories;
  secrets: Secrets;
  /** For the role that owns the tables: migrations, demo data and the tools' own queries. */
  databaseUrl: string;
  /** For the role of the serving processes; the owner's when there is no other. */
  servingUrl?: string;
  port: number;
  commercePort: number;
  /** Port of the gateways' simulators; none are started without it. */
  gatewaysPort?: number;
  pages: "production" | "development";
  /** Folder of the built pages, if it is not the build's default. */
  build?: string;
  /** Further variables of commerce and its scripts in tests. */
  forTests?: Readonly<Record<string, string>>;
}

/**
 * The C allocator gives each thread an arena of its own, up to eight per core, and each keeps its freed memory. With two,
 * memory is freed after a burst, and sharp takes the setting as permission to use every core.
 */
const fewAreas = { MALLOC_ARENA_MAX: "2" };

export function commerceEnvironment({
  directories,
  secrets,
  databaseUrl,
  servingUrl = databaseUrl,
  port,
  commercePort,
  gatewaysPort,
  forTests,
}: ShopSettings): NodeJS.ProcessEnv {
  return {
    ...gatewayEnvironment(gatewaysPort, process.env),
    // Links in mails lead to the web server.
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    // Production refuses demo data and gateways in test mode; only the operator sets it.
    NODE_ENV: process.env.NODE_ENV || "development",
    DATABASE_URL: servingUrl,
    // A serving process never has the credentials that could change its tables.
    DATABASE_OWNER_URL: "",
    COMMERCE_PORT: String(commercePort),
    COMMERCE_SECRET: secrets.commerce,
    JWT_SECRET: secrets.jwt,
    COOKIE_SECRET: secrets.cookie,
    BEZAK_FILES_DIR: directories.files,
    ...fewAreas,
    ...forTests,
  };
}

/** Environment of the scripts of commerce that create or change tables. */
export const ownerEnvironment = (settings: ShopSettings): NodeJS.ProcessEnv => ({
  ...commerceEnvironment(settings),
  DATABASE_OWNER_URL: settings.databaseUrl,
});

/** Environment of the web server; undefined variables are not passed on. */
export function webServerEnvironment({
  directories,
  secrets,
  port,
  commercePort,
  pages,
  build,
}: ShopSettings): NodeJS.ProcessEnv {
  return {
    ...withoutOthers,
    NODE_ENV: pages,
    PORT: String(port),
    // Both loopback addresses: browsers may use either for "localhost".
    HOST: process.env.HOST || "localhost",
    COMMERCE_URL: `http://127.0.0.1:${commercePort}`,
    COMMERCE_SECRET: secrets.commerce,
    BEZAK_FILES_DIR: directories.files,
    ...fewAreas,
    ...(build ? { BEZAK_BUILD_DIR: build } : {}),
  };
}
