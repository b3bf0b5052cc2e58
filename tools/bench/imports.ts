/** How quickly a table of goods comes into a shop, and what it takes of memory. `npm run bench -- imports [rows]`. */
import { asking, enter } from "../access/ask.ts";
import { shown, table } from "./figures.ts";
import { importRows } from "./import-rows.ts";
import { shopUnderLoad } from "./shop-under-load.ts";

const [rows = 10_000] = process.argv.slice(2).map(Number);
const shop = await shopUnderLoad(400);
try {
  const login = { email: "seller@bezak.uz", password: "bezak-seller" };
  const token = await enter(asking(shop.api), "login", login);
  const { api, database, pids } = shop;
  const runs = await importRows({ api, database, pid: pids[1]!, token }, rows);
  const heads = ["rows", "sent s", "checked s", "written s", "rows/s", "MB before", "MB at most"];
  const lines = runs.map((run) => [
    run.what,
    ...[run.rows, run.sent, run.checked, run.written, run.perSecond, run.memoryBefore, run.memoryMost].map(
      shown,
    ),
  ]);
  process.stdout.write(`${table(["imported", ...heads], lines)}\n`);
} finally {
  await shop.stop();
}
