import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "../bootstrap/install-lock.mjs";
import { describeFailure, Failure } from "../failure.ts";
import type { ShopDirectories } from "../directories.ts";
import { finishSwitch } from "../restore/switch-shop.ts";
import { Supervisor } from "./supervisor.ts";

/** One run of a tool on one data folder: locks the folder, and stops at its end everything that it started. */
export interface Session {
  supervisor: Supervisor;
  /** Runs work when the session ends, before the programs are stopped; the last added runs first. */
  atEnd: (work: () => Promise<void> | void) => void;
  /** Resolves with the reason when the tool is asked to stop. */
  stopRequested: Promise<string>;
  /** From now on a request to stop is a normal end (exit code 0). */
  up: () => void;
  /** Stops everything and releases the folder. */
  end: () => Promise<void>;
}

/**
 * Opens a session on a data folder. Throws a Failure when another run holds it. Ends itself and the process on Ctrl-C,
 * SIGTERM, SIGHUP and when the parent process dies.
 */
export async function openSession(
  directories: ShopDirectories,
  details: { tool: string; url?: string },
): Promise<Session> {
  mkdirSync(directories.run, { recursive: true });
  const lock = takeLock(join(directories.run, "lock.json"), details);
  if (!lock.taken) throw new Failure(describeOwner(lock.owner, directories));
  const supervisor = new Supervisor(directories.run, directories.logs);
  const endings: (() => Promise<void> | void)[] = [];
  let exitCode = 130;
  let ending: Promise<void> | null = null;

  const finish = async () => {
    for (const work of endings.splice(0).reverse()) await work();
    await supervisor.stopAll();
    lock.release();
  };
  const end = () => (ending ??= finish());
  const stopRequested = new Promise<string>((resolve) => {
    onStopRequest((reason) => {
      resolve(reason);
      void end().finally(() => process.exit(exitCode));
    });
  });
  // A closed terminal or pipe must not end this process before its programs.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  process.on("uncaughtException", (error) => {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    void end().finally(() => process.exit(1));
  });
  await supervisor.stopLeftovers();
  // a restore that was killed has left parts of two shops
  await finishSwitch(directories.data).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { supervisor, atEnd: (work) => endings.push(work), stopRequested, up: () => (exitCode = 0), end };
}

function onStopRequest(ask: (reason: string) => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ask(signal));
  process.on("message", (message: { signal?: string }) => message.signal && ask(message.signal));
  process.on("disconnect", () => ask("the terminal is gone"));
  process.channel?.unref();
}

function describeOwner(
  owner: { pid: number; tool?: unknown; url?: unknown },
  directories: ShopDirectories,
): string {
  const where = typeof owner.url === "string" ? ` at ${owner.url}` : "";
  return (
    `Bezak already runs from ${directories.data}${where} (process ${owner.pid}): stop it with Ctrl-C there or ` +
    `\`kill ${owner.pid}\`, or start another shop with its own BEZAK_DATA_DIR and PORT.`
  );
}
