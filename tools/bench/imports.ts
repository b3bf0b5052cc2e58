/** Speed and memory of an import of products. `npm run bench -- imports [rows] [rounds]`. */
import { createApiClient, signIn } from "../access/ask.ts";
import { demoAccounts } from "../shop/demo-accounts.ts";
import { importRows, importTable } from "./import-rows.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const [rows = 10_000, rounds = 1] = process.argv.slice(2).map(Number);
const shop = await shopUnderLoad(400);
try {
  const token = await signIn(createApiClient(shop.api), "login", demoAccounts.seller);
  const { api, database, pids } = shop;
  const runs = await importRows({ api, database, pid: pids[1]!, token }, rows, rounds);
  process.stdout.write(`${importTable(runs)}\n`);
} finally {
  await shop.stop();
}
