/** How quickly a table of goods comes into a shop, and what it takes of memory. `npm run bench -- imports [rows]`. */
import { asking, enter } from "../access/ask.ts";
import { importRows, importTable } from "./import-rows.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const [rows = 10_000] = process.argv.slice(2).map(Number);
const shop = await shopUnderLoad(400);
try {
  const login = { email: "seller@bezak.uz", password: "bezak-seller" };
  const token = await enter(asking(shop.api), "login", login);
  const { api, database, pids } = shop;
  const runs = await importRows({ api, database, pid: pids[1]!, token }, rows);
  process.stdout.write(`${importTable(runs)}\n`);
} finally {
  await shop.stop();
}
