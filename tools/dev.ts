import { runShop } from "./shop/run-shop.ts";

/** `npm run dev`: the whole shop following every change; pages change in place, servers start again. */
await runShop({ tool: "npm run dev", pages: "development", reset: process.argv.includes("--reset") });
