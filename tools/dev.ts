import { runShop } from "./shop/run-shop.ts";

/** `npm run dev`: the whole shop with hot reload; pages change in place, servers restart. */
await runShop({ tool: "npm run dev", pages: "development", reset: process.argv.includes("--reset") });
