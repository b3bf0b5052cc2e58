import { createApp } from "../src/app.ts";

/**
 * The API alone in a process of its own, on this machine: for commerce's tests, which need no pages. People are served by
 * the web server (storefront/server).
 */
const { COMMERCE_URL: commerceUrl = "", COMMERCE_SECRET: commerceSecret = "", PORT, LOG_LEVEL } = process.env;
const app = createApp({ commerceUrl, commerceSecret }, { level: LOG_LEVEL ?? "info" });

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void app.close());
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
