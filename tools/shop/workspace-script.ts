import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Failure } from "../failure.ts";
import { ROOT } from "../directories.ts";
import type { Program, Supervisor } from "../processes/supervisor.ts";

/** A workspace's npm script as a program, run without npm but with the PATH that npm would set. */
export function workspaceScript(workspace: string, script: string, env: NodeJS.ProcessEnv): Program {
  const cwd = join(ROOT, workspace);
  const manifest = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as {
    scripts?: Record<string, string>;
  };
  const command = manifest.scripts?.[script];
  if (!command) throw new Error(`${workspace}/package.json has no script "${script}".`);
  const bins = [
    join(cwd, "node_modules", ".bin"),
    join(ROOT, "node_modules", ".bin"),
    process.env.PATH ?? "",
  ];
  return {
    name: `${workspace}-${script}`,
    command: "/bin/sh",
    // A single command replaces the shell, so that signals reach the program itself.
    args: ["-c", /[;&|<>]/.test(command) ? command : `exec ${command}`],
    cwd,
    env: { ...process.env, ...env, PATH: bins.join(delimiter) },
  };
}

/** Runs a program to its end, with the last line of its log as progress. Throws a Failure when it fails. */
export async function runToEnd(
  supervisor: Supervisor,
  program: Program,
  progress: (text: string) => void,
): Promise<void> {
  const running = await supervisor.start(program);
  const timer = setInterval(() => progress(lastLine(running.logFile)), 300);
  const outcome = await running.ended;
  clearInterval(timer);
  await supervisor.stop(running);
  if (outcome === 0) return;
  if (/ENOSPC|No space left/.test(readEnd(running.logFile)))
    throw new Failure("The disk is full: free about 500 MB and try again.");
  throw new Failure(
    `${program.name} failed (${outcome}), last saying "${lastLine(running.logFile)}": its log is ${running.logFile}.`,
  );
}

/** The last meaningful line of a log, without colours. */
export function lastLine(logFile: string): string {
  const lines = readEnd(logFile)
    // oxlint-disable-next-line no-control-regex -- terminal colours are control characters
    .replace(/\x1b\[[0-9;]*[A-Za-z]/g, "")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    // Neither empty lines nor stack frames say what happened.
    .filter((line) => /\w/.test(line) && !/^at .*\)?$/.test(line));
  return (
    lines
      .at(-1)
      ?.replace(/^progress:? /, "")
      .slice(0, 100) ?? ""
  );
}

function readEnd(file: string, bytes = 4_096): string {
  const descriptor = openSync(file, "r");
  try {
    const { size } = fstatSync(descriptor);
    const length = Math.min(size, bytes);
    const buffer = Buffer.alloc(length);
    readSync(descriptor, buffer, 0, length, size - length);
    return buffer.toString("utf8");
  } finally {
    closeSync(descriptor);
  }
}
