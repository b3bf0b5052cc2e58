import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { TableProblem } from "./table-problem.ts";
import type { TableAnswer } from "./table-reader.ts";
import type { TableRow } from "./table-row.ts";

/** Limits for reading one table. */
export interface ReadingBounds {
  /** heap; shared texts are stored outside it and have their own limit */
  megabytes: number;
  /** reading time, without the time in which rows are stored */
  milliseconds: number;
}

const bounds: ReadingBounds = { megabytes: 256, milliseconds: 60_000 };

const reader = fileURLToPath(new URL("./table-reader.ts", import.meta.url));

/**
 * Yields the rows of a table that are not empty, read in a process of its own: a file that exceeds the limits ends that
 * process and not the shop, which answers requests meanwhile. The process gets no environment, so no secrets.
 * A thread is not enough: V8 ends the whole process when one large allocation exceeds a thread's heap limit.
 * @throws TableProblem too_heavy, and all that readCsv and readXlsx throw
 */
export async function* readTable(
  path: string,
  format: TableFormat,
  { megabytes, milliseconds }: ReadingBounds = bounds,
): AsyncGenerator<TableRow> {
  const child = fork(reader, [path, format], {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: "advanced",
    // V8 prints internal details when its heap is full
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = Promise.withResolvers<never>();
  // it may reject while nothing awaits it
  ended.promise.catch(() => undefined);
  child.once("error", ended.reject);
  child.once("exit", (code, signal) =>
    ended.reject(
      new TableProblem("too_heavy", {}, new Error(`The reading process ended: ${code ?? signal}`)),
    ),
  );
  let left = milliseconds;
  async function ask(): Promise<TableAnswer> {
    const begun = performance.now();
    const late = Promise.withResolvers<never>();
    const answered = Promise.withResolvers<TableAnswer>();
    const timer = setTimeout(() => late.reject(new TableProblem("too_heavy")), left);
    try {
      child.once("message", answered.resolve);
      child.send("next", (error) => error && child.kill("SIGKILL"));
      return await Promise.race([answered.promise, ended.promise, late.promise]);
    } finally {
      clearTimeout(timer);
      left -= performance.now() - begun;
    }
  }
  try {
    for (;;) {
      const answer = await ask();
      if ("defect" in answer) throw new Error(answer.defect);
      if ("fault" in answer) throw new TableProblem(answer.fault, answer.details);
      if (answer.rows.length === 0) return;
      yield* answer.rows;
    }
  } finally {
    child.kill("SIGKILL");
  }
}
