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
  // An unreachable database is tried again; without a listener it would end the process.
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

/** The queue of this process, to put jobs into; opened by whoever asks first. */
export function openQueue(): Promise<PgBoss> {
  return open(sending, () => undefined);
}

/** The queue of a process that works: call it before anything is put in. */
export function openWorkingQueue(onError: (error: Error) => void): Promise<PgBoss> {
  return open(working, onError);
}

/** Brings the queue's own tables up to date; waits for other processes that do the same. */
export async function migrateQueue(job: (boss: PgBoss) => Promise<void>): Promise<void> {
  const boss = await start({ ...sending, migrate: true }, () => undefined);
  try {
    await job(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}
