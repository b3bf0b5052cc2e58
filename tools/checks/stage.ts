import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openStep } from "../bootstrap/step-line.mjs";
import { describeFailure } from "../failure.ts";
import { ROOT } from "../directories.ts";
import type { Supervisor } from "../processes/supervisor.ts";
import type { FileTime } from "./slowest.ts";
import { stageTally } from "./tally.ts";
import type { Tally } from "./tally.ts";

export interface Stage {
  name: string;
  run: (bench: Bench) => Promise<StageResult>;
}

export interface Bench {
  supervisor: Supervisor;
  folder: string;
  /** shows the current action on the stage's line */
  progress: (text: string) => void;
}

export interface StageResult extends Tally {
  /** times of its files, if a report has them */
  times?: FileTime[];
  /** tests that passed only when repeated */
  unsteady?: string[];
  /** what to show after a failure */
  logFile?: string;
  problem?: string;
}

const SHOWN_LINES = 120;

/** Runs one stage under its line; any error is one failure of that stage only. */
export async function runStage(stage: Stage, bench: Omit<Bench, "progress">): Promise<StageResult> {
  const line = openStep(stage.name);
  let result: StageResult;
  try {
    result = await stage.run({ ...bench, progress: line.progress });
  } catch (error) {
    result = { passed: 0, failed: 1, problem: describeFailure(error) };
  }
  const text = `${result.passed} passed${result.failed ? `, ${result.failed} failed` : ""}`;
  if (result.failed === 0) line.done(text);
  else line.failed(text);
  return result;
}

/** Why a stage failed: the end of its log, or the error. */
export function explain(stage: Stage, { logFile, problem }: StageResult): string {
  const log = logFile
    ? readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-SHOWN_LINES).join("\n")
    : "";
  return `\n--- ${stage.name} ${logFile ? `(${logFile}) ` : ""}---\n${[problem, log].filter(Boolean).join("\n")}\n`;
}

/** A program that succeeds or fails as a whole: one test. */
export function holds(
  name: string,
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Stage {
  return {
    name,
    run: async ({ supervisor }) => {
      const env = { ...process.env, NO_COLOR: "1", ...environment };
      const running = await supervisor.start({ name: `check-${name}`, command, args, cwd: ROOT, env });
      const outcome = await running.ended;
      await supervisor.stop(running);
      return outcome === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, logFile: running.logFile };
    },
  };
}

export interface ReportReader {
  tally: (text: string) => Tally;
  times: (text: string, root: string) => FileTime[];
  unsteady?: (text: string) => string[];
}

/** A program that writes a report of many tests. The environment is requested when the stage begins. */
export function reports(
  name: string,
  args: (reportFile: string) => string[],
  read: ReportReader,
  environment: (
    bench: Bench,
    reportFile: string,
  ) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv = () => ({}),
): Stage {
  return {
    name,
    run: async (bench) => {
      const reportFile = join(bench.folder, `${name}.json`);
      rmSync(reportFile, { force: true });
      const env = { ...process.env, NO_COLOR: "1", ...(await environment(bench, reportFile)) };
      const running = await bench.supervisor.start({
        name: `check-${name}`,
        command: process.execPath,
        args: args(reportFile),
        cwd: ROOT,
        env,
      });
      const outcome = await running.ended;
      await bench.supervisor.stop(running);
      const tally = stageTally(outcome, reportFile, read.tally);
      if (!existsSync(reportFile)) return { ...tally, logFile: running.logFile };
      const text = readFileSync(reportFile, "utf8");
      const more = { times: read.times(text, ROOT), unsteady: read.unsteady?.(text) };
      return { ...tally, ...more, logFile: running.logFile };
    },
  };
}
