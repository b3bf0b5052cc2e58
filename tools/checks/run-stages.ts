import { describeFailure } from "../failure.ts";
import { placesIn } from "../places.ts";
import { SHOP_VARIABLES } from "../shop/environment.ts";
import { openSession } from "../processes/session.ts";
import type { Session } from "../processes/session.ts";
import { explain, runStage } from "./stage.ts";
import type { Stage, StageResult } from "./stage.ts";
import { sumOf } from "./tally.ts";

/**
 * Runs lanes of stages, as many at a time as there are lanes, and ends with one line of counts. Every stage runs,
 * whatever became of those before it. The exit code says whether all went well.
 */
export async function runStages(
  tool: string,
  folder: string,
  plan: (session: Session) => Stage[][][],
): Promise<void> {
  // What a developer set for his own shop must not reach the tests.
  for (const name of SHOP_VARIABLES) delete process.env[name];
  let session: Session;
  try {
    session = await openSession(placesIn(folder), { tool });
  } catch (error) {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    process.exit(1);
  }
  const bench = { supervisor: session.supervisor, folder };
  const results: { stage: Stage; result: StageResult }[] = [];
  for (const lanes of plan(session)) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const stage of lane) results.push({ stage, result: await runStage(stage, bench) });
      }),
    );
  }
  await session.end();
  for (const { stage, result } of results)
    if (result.failed > 0) process.stdout.write(explain(stage, result));
  const { passed, failed } = sumOf(results.map(({ result }) => result));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
