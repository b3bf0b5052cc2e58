import { setupWorker } from "msw/browser";
import type { SetupWorker } from "msw/browser";

let started: Promise<SetupWorker> | undefined;

/** Starts MSW's worker once: all stories of a docs page request it at the same time. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true });
  return worker;
}
