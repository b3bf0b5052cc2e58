import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSameProcess, processStart } from "../bootstrap/process-identity.mjs";
import { Failure } from "../failure.ts";
import { poll } from "./poll.ts";

/** How to start one program. */
export interface Program {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Signal that asks the program alone for a clean stop; without it its whole group gets SIGTERM. */
  stopSignal?: NodeJS.Signals;
}

interface Recorded {
  name: string;
  pid: number;
  started: string;
  stopSignal?: NodeJS.Signals;
}

/** A program under way. */
export interface Running {
  name: string;
  pid: number;
  logFile: string;
  /** Resolves when the program has ended, with its exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
  /** Null while it runs. */
  outcome: () => number | NodeJS.Signals | null;
}

export interface StartOptions {
  /** The run of the same program that ended: this one takes its place in the order of stopping and goes on in its log. */
  after?: Running;
}

const GRACE_MILLISECONDS = 8_000;

/**
 * Starts programs in process groups of their own, keeps their output in log files and their numbers in a file, and
 * stops them in reverse order. The file lets the next run end what a killed run left behind.
 */
export class Supervisor {
  readonly #runFolder: string;
  readonly #logFolder: string;
  readonly #running: { recorded: Recorded; running: Running }[] = [];
  readonly #closing = new AbortController();

  /** Aborted from the moment that everything is being stopped. */
  readonly closing = this.#closing.signal;

  constructor(runFolder: string, logFolder: string) {
    this.#runFolder = runFolder;
    this.#logFolder = logFolder;
    mkdirSync(runFolder, { recursive: true });
    mkdirSync(logFolder, { recursive: true });
  }

  /** Starts a program; its earlier log is kept once as `<name>.log.1`. Throws when it cannot be started at all. */
  async start(program: Program, { after }: StartOptions = {}): Promise<Running> {
    const earlier = this.#running.find((one) => one.running === after);
    if (earlier) await stopRecorded(earlier.recorded);
    if (this.closing.aborted)
      throw new Failure(`${program.name} was not started, since everything is being stopped.`);
    const logFile = join(this.#logFolder, `${program.name}.log`);
    const child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env,
      uid: program.uid,
      gid: program.gid,
      detached: true,
      stdio: this.#openLog(logFile, after !== undefined),
    });
    const running = observe(program.name, child, logFile);
    if (child.pid) {
      const started = processStart(child.pid);
      const recorded = { name: program.name, pid: child.pid, started, stopSignal: program.stopSignal };
      if (earlier) Object.assign(earlier, { recorded, running });
      else this.#running.push({ recorded, running });
      this.#record();
    }
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    return running;
  }

  /** Stops everything for good, last started first; what does not end in time is killed with its whole group. */
  async stopAll(): Promise<void> {
    this.#closing.abort();
    // Each stays on record until it is gone: this process may be killed halfway.
    for (let last = this.#running.at(-1); last; last = this.#running.at(-1)) await this.stop(last.running);
  }

  /** Stops one program, or what it left behind when it has ended. */
  async stop(running: Running): Promise<void> {
    const found = this.#running.find((one) => one.running === running);
    if (!found) return;
    await stopRecorded(found.recorded);
    const index = this.#running.indexOf(found);
    if (index >= 0) this.#running.splice(index, 1);
    this.#record();
  }

  /** Ends what an earlier run left behind because it was killed. Returns the names of what it ended. */
  async stopLeftovers(): Promise<string[]> {
    const leftovers = readRecorded(this.#recordFile()).filter(({ pid, started }) =>
      isSameProcess(pid, started),
    );
    for (const recorded of leftovers.reverse()) await stopRecorded(recorded);
    this.#record();
    return leftovers.map(({ name }) => name);
  }

  #recordFile(): string {
    return join(this.#runFolder, "processes.json");
  }

  /** Never throws: on a full disk the programs go on, and only a run after one that was killed knows less of them. */
  #record(): void {
    const file = this.#recordFile();
    try {
      if (this.#running.length === 0) return rmSync(file, { force: true });
      writeFileSync(`${file}.new`, JSON.stringify(this.#running.map(({ recorded }) => recorded)));
      renameSync(`${file}.new`, file);
    } catch {
      // An older record names processes by their start: it is never taken for others.
    }
  }

  #openLog(logFile: string, goOn: boolean): StdioOptions {
    try {
      if (!goOn) renameSync(logFile, `${logFile}.1`);
    } catch {
      // The first run has no earlier log.
    }
    const log = openSync(logFile, "a", 0o600);
    // The child holds its own copy of the descriptor once it is spawned.
    setImmediate(() => closeSync(log));
    return ["ignore", log, log];
  }
}

function observe(name: string, child: ChildProcess, logFile: string): Running {
  let outcome: number | NodeJS.Signals | null = null;
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once("exit", (code, signal) => resolve((outcome = code ?? signal ?? 1)));
  });
  return { name, pid: child.pid ?? -1, logFile, ended, outcome: () => outcome };
}

async function stopRecorded({ pid, started, stopSignal }: Recorded): Promise<void> {
  const groupIsGone = () => (signalQuietly(-pid, 0) ? null : true);
  if (stopSignal && isSameProcess(pid, started)) {
    signalQuietly(pid, stopSignal);
    await poll(() => (isSameProcess(pid, started) ? null : true), GRACE_MILLISECONDS, 20);
  }
  // Also when the leader is gone: its group may outlive it (a shell's grandchildren).
  if (signalQuietly(-pid, "SIGTERM")) await poll(groupIsGone, GRACE_MILLISECONDS, 20);
  signalQuietly(-pid, "SIGKILL");
}

/** False when there is no such process (group) any more. */
function signalQuietly(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function readRecorded(file: string): Recorded[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Recorded[];
  } catch {
    return [];
  }
}
