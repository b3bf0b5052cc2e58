import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSameProcess, processStart } from "../bootstrap/process-identity.mjs";
import { Failure } from "../failure.ts";
import { poll } from "./poll.ts";

export interface Program {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Signal for a clean stop, sent to the program alone; without it its whole group gets SIGTERM. */
  stopSignal?: NodeJS.Signals;
}

interface Recorded {
  name: string;
  pid: number;
  started: string;
  stopSignal?: NodeJS.Signals;
}

export interface Running {
  name: string;
  pid: number;
  logFile: string;
  /** Resolves with the exit code or signal when the program has ended. */
  ended: Promise<number | NodeJS.Signals>;
  /** Null while it runs. */
  outcome: () => number | NodeJS.Signals | null;
}

export interface StartOptions {
  /** The ended run that this one replaces: it takes the same position in the stop order and appends to the same log. */
  after?: Running;
}

const GRACE_MILLISECONDS = 8_000;

/**
 * Starts programs in their own process groups with log files, records their process ids in a file, and stops them in
 * reverse order. With the file the next run stops what a killed run left behind.
 */
export class Supervisor {
  readonly #runFolder: string;
  readonly #logFolder: string;
  readonly #running: { recorded: Recorded; running: Running }[] = [];
  readonly #closing = new AbortController();

  /** Aborted when everything is being stopped. */
  readonly closing = this.#closing.signal;

  constructor(runFolder: string, logFolder: string) {
    this.#runFolder = runFolder;
    this.#logFolder = logFolder;
    mkdirSync(runFolder, { recursive: true });
    mkdirSync(logFolder, { recursive: true });
  }

  /** Starts a program; its previous log becomes `<name>.log.1`. Throws when it cannot be started at all. */
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

  /** Stops everything for good, last started first; a program that does not end in time is killed with its whole group. */
  async stopAll(): Promise<void> {
    this.#closing.abort();
    // Each stays in the file until it has ended, since this process may be killed meanwhile.
    for (let last = this.#running.at(-1); last; last = this.#running.at(-1)) await this.stop(last.running);
  }

  /** Stops one program, or the processes it left behind after its end. */
  async stop(running: Running): Promise<void> {
    const found = this.#running.find((one) => one.running === running);
    if (!found) return;
    await stopRecorded(found.recorded);
    const index = this.#running.indexOf(found);
    if (index >= 0) this.#running.splice(index, 1);
    this.#record();
  }

  /** Stops what a killed run left behind. Returns the names of the stopped programs. */
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

  /** Never throws: on a full disk the programs keep running, and only the cleanup after a killed run knows fewer of them. */
  #record(): void {
    const file = this.#recordFile();
    try {
      if (this.#running.length === 0) return rmSync(file, { force: true });
      writeFileSync(`${file}.new`, JSON.stringify(this.#running.map(({ recorded }) => recorded)));
      renameSync(`${file}.new`, file);
    } catch {
      // An older file identifies processes by their start time, so they are not confused with others.
    }
  }

  #openLog(logFile: string, goOn: boolean): StdioOptions {
    try {
      if (!goOn) renameSync(logFile, `${logFile}.1`);
    } catch {
      // The first run has no earlier log.
    }
    const log = openSync(logFile, "a", 0o600);
    // The child has its own copy of the descriptor once it is spawned.
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
  // Also when the leader has ended: its group may outlive it (a shell's grandchildren).
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
