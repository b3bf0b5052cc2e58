import { PgBoss, type ConstructorOptions } from "pg-boss";
import { LOOK } from "../shared/recovery-times.ts";

const sending: ConstructorOptions = { supervise: false, schedule: false, migrate: false, max: 2 };
const working: ConstructorOptions = {
  ...sending,
  supervise: true,
  useListenNotify: true,
  superviseIntervalSeconds: LOOK,
  monitorIntervalSeconds: LOOK,
  max: 4,
};

let opened: Promise<PgBoss> | undefined;

async function start(options: ConstructorOptions, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...options,
    connectionString: process.env.DATABASE_URL,
    application_name: "bezak-queue",
  });
  // pg-boss retries when the database is unreachable; without a listener the event would end the process.
  boss.on("error", onError);
  return boss.start();
}

function open(options: ConstructorOptions, onError: (error: Error) => void): Promise<PgBoss> {
  if (!opened) {
    const mine = start(options, onError);
    mine.catch(() => {
      if (opened === mine) opened = undefined;
    });
    opened = mine;
  }
  return opened;
}

/** This process's queue for adding jobs; opened by the first caller. */
export function openQueue(): Promise<PgBoss> {
  return open(sending, () => undefined);
}

/** The queue of a process that runs jobs; must be called before any job is added. */
export function openWorkingQueue(onError: (error: Error) => void): Promise<PgBoss> {
  return open(working, onError);
}

/** Migrates the queue's own tables; waits for other processes that do the same. */
export async function migrateQueue(job: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = await start({ ...sending, migrate: true }, () => undefined);
  try {
    await job(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
