import { createApp } from "../src/app.ts";

/** Runs the API alone, without pages, for commerce's tests. In production the web server runs it (storefront/server). */
const { COMMERCE_URL: commerceUrl = "", COMMERCE_SECRET: commerceSecret = "", PORT, LOG_LEVEL } = process.env;
const app = createApp({ commerceUrl, commerceSecret }, { level: LOG_LEVEL ?? "info" });

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.close());
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
