import { describeFailure } from "../failure.ts";
import { directoriesIn } from "../directories.ts";
import { SHOP_VARIABLES } from "../shop/environment.ts";
import { openSession } from "../processes/session.ts";
import type { Session } from "../processes/session.ts";
import { explain, runStage } from "./stage.ts";
import type { Stage, StageResult } from "./stage.ts";
import { slowestLines } from "./slowest.ts";
import { addTallies } from "./tally.ts";
import { usageLine, usageNow } from "./usage.ts";

/** Stages at the same time: each waits often enough that three of them fit on two processors. */
const AT_ONCE = 3;

/** Number of files in the list at the end. */
const SLOWEST = 10;

/**
 * Runs the parts of a plan one after another, and the stages of a part in order, AT_ONCE at a time. Ends with the times of
 * stages and slowest files, and one line of counts. Every stage runs, also after a failed one. Sets the exit code.
 */
export async function runStages(
  tool: string,
  folder: string,
  plan: (session: Session) => Stage[][],
): Promise<void> {
  const before = usageNow();
  // A developer's own settings must not reach the tests.
  for (const name of SHOP_VARIABLES) delete process.env[name];
  let session: Session;
  try {
    session = await openSession(directoriesIn(folder), { tool });
  } catch (error) {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    process.exit(1);
  }
  const bench = { supervisor: session.supervisor, folder };
  const results: { stage: Stage; result: StageResult; seconds: number }[] = [];
  for (const part of plan(session)) {
    const waiting = [...part];
    const work = async () => {
      for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
        const began = performance.now();
        const result = await runStage(stage, bench);
        results.push({ stage, result, seconds: (performance.now() - began) / 1000 });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  await session.end();
  for (const { stage, result } of results)
    if (result.failed > 0) process.stdout.write(explain(stage, result));
  const unsteady = results.flatMap(({ result }) => result.unsteady ?? []);
  if (unsteady.length > 0) process.stdout.write(`\nPassed only when repeated:\n${unsteady.join("\n")}\n`);
  process.stdout.write(`\n${[...formatTimes(results), usageLine(before, usageNow())].join("\n")}\n`);
  const { passed, failed } = addTallies(results.map(({ result }) => result));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

function formatTimes(results: readonly { stage: Stage; result: StageResult; seconds: number }[]): string[] {
  const stages = results.map(({ stage, seconds }) => ({ file: stage.name, seconds }));
  const files = results.flatMap(({ result }) => result.times ?? []);
  return [
    "Stages:",
    ...slowestLines(stages, stages.length),
    "Slowest files:",
    ...slowestLines(files, SLOWEST),
  ];
}
