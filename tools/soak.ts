import { join } from "node:path";
import { parseArgs } from "node:util";
import { explain, holds, runStage } from "./checks/stage.ts";
import { shopStage } from "./checks/stages.ts";
import { findChromium } from "./chromium/find.ts";
import { describeFailure } from "./failure.ts";
import { CACHE, directoriesIn } from "./directories.ts";
import { openSession, type Session } from "./processes/session.ts";
import { SHOP_VARIABLES } from "./shop/environment.ts";
import { once, rounds } from "./soak/parts.ts";
import { TestShop } from "./test/test-shop.ts";

const MINUTE = 60_000;

/**
 * `npm run soak -- [minutes] [--seed S]`: checks that are too slow for every change, with new seeds until the time is over.
 * Prints its seed, stops at the first failure, and prints how to repeat it.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: "string" } },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? 60);
const first = Number(values.seed ?? Date.now() % 1_000_000);

if (!(minutes > 0) || !Number.isSafeInteger(first)) {
  process.stderr.write("Give a number of minutes, and an integer as the seed.\n");
  process.exit(1);
}

async function soak(session: Session, folder: string): Promise<boolean> {
  const { supervisor } = session;
  const shop = new TestShop(supervisor, folder);
  const bench = { supervisor, folder };
  await runStage(shopStage(shop), bench);
  const until = Date.now() + minutes * MINUTE;
  const chromium = await findChromium();
  const left = [...once];
  for (let seed = first; Date.now() < until; seed += 1) {
    process.stdout.write(`\nseed ${seed}\n`);
    if (seed > first) await shop.restart();
    const access = {
      address: await shop.address(),
      gateways: await shop.gateways(),
      shopDatabase: await shop.database(),
      databaseUrl: await shop.adminUrl(),
    };
    for (const part of [...rounds, ...left.splice(0, 1)]) {
      if (Date.now() >= until) break;
      if (part.needsFreshShop) await shop.restart();
      const environment = { CHROMIUM_PATH: chromium, ...part.env?.(seed, access) };
      const stage = holds(part.name, process.execPath, part.args(seed), environment);
      const result = await runStage(stage, bench);
      if (result.failed === 0) continue;
      process.stdout.write(`${explain(stage, result)}\nAgain: ${part.repeat(seed)}\n`);
      return false;
    }
  }
  return true;
}

for (const name of SHOP_VARIABLES) delete process.env[name];
const folder = join(CACHE, "soak");
let held = false;
try {
  const session = await openSession(directoriesIn(folder), { tool: "npm run soak" });
  try {
    held = await soak(session, folder);
  } finally {
    await session.end();
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
}
process.stdout.write(held ? "\nEverything held.\n" : "\nStopped.\n");
process.exit(held ? 0 : 1);
