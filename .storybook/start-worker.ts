import { setupWorker } from "msw/browser";
import type { SetupWorker } from "msw/browser";

let started: Promise<SetupWorker> | undefined;

/** The worker that answers for the API, started once: the stories of a docs page all ask for it at the same time. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}
