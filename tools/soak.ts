import { join } from "node:path";
import { parseArgs } from "node:util";
import { runStage, explain, type Stage } from "./checks/stage.ts";
import { findChromium } from "./chromium/find.ts";
import { describeFailure } from "./failure.ts";
import { CACHE, ROOT, placesIn } from "./places.ts";
import { openSession, type Session } from "./processes/session.ts";
import { SHOP_VARIABLES } from "./shop/environment.ts";
import { once, rounds, type SoakPart, type SoakPlace } from "./soak/parts.ts";
import { TestShop } from "./test/test-shop.ts";

const MINUTE = 60_000;

/**
 * `npm run soak -- [minutes] [--seed S]`: what takes too long for every change, with new seeds until the time is over. It
 * says its seed, stops at the first thing that does not hold, and says how to repeat that.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: "string" } },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? 60);
const first = Number(values.seed ?? Date.now() % 1_000_000);

if (!(minutes > 0) || !Number.isSafeInteger(first)) {
  process.stderr.write("Give a number of minutes, and a whole number as the seed.\n");
  process.exit(1);
}

/** A part as a stage: one test, with its output in a log. */
function stageOf(part: SoakPart, seed: number, place: SoakPlace): Stage {
  return {
    name: part.name,
    run: async ({ supervisor }) => {
      const running = await supervisor.start({
        name: `soak-${part.name.replaceAll(/\W+/g, "-")}`,
        command: process.execPath,
        args: part.args(seed),
        cwd: ROOT,
        env: { ...process.env, NO_COLOR: "1", CHROMIUM_PATH: place.chromium, ...part.env?.(seed, place) },
      });
      const outcome = await running.ended;
      await supervisor.stop(running);
      return outcome === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1, logFile: running.logFile, problem: `Again: ${part.repeat(seed)}` };
    },
  };
}

async function soak(session: Session, folder: string): Promise<boolean> {
  const { supervisor } = session;
  const shop = new TestShop(supervisor, folder);
  await runStage(
    { name: "shop", run: async ({ progress }) => (await shop.serve(progress), { passed: 1, failed: 0 }) },
    { supervisor, folder },
  );
  const until = Date.now() + minutes * MINUTE;
  const left = [...once];
  for (let seed = first; Date.now() < until; seed += 1) {
    process.stdout.write(`\nseed ${seed}\n`);
    if (seed > first) await shop.restart();
    const place = {
      ...{ address: await shop.address(), databaseUrl: await shop.adminUrl() },
      chromium: await findChromium(),
    };
    for (const part of [...rounds, ...left.splice(0, 1)]) {
      if (Date.now() >= until) break;
      const stage = stageOf(part, seed, place);
      const result = await runStage(stage, { supervisor, folder });
      if (result.failed === 0) continue;
      process.stdout.write(explain(stage, result));
      return false;
    }
  }
  return true;
}

for (const name of SHOP_VARIABLES) delete process.env[name];
const folder = join(CACHE, "soak");
let holds = false;
try {
  const session = await openSession(placesIn(folder), { tool: "npm run soak" });
  try {
    holds = await soak(session, folder);
  } finally {
    await session.end();
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
}
process.stdout.write(holds ? "\nEverything held.\n" : "\nStopped.\n");
process.exit(holds ? 0 : 1);
