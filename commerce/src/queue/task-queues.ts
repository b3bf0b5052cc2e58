import type { Queue } from "pg-boss";

export type QueueSettings = Omit<Queue, "name">;

/** Retries after 5 s, 10 s, 20 s, ... an hour, for about a day; a killed worker is noticed after ten seconds. */
const patient: QueueSettings = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 24 * 3600,
  notify: true,
};

/** All queues with their retries. A new queue is added here and in `tasks.ts`. */
export const taskQueues = {
  "send-mail": patient,
  "forgotten-password": patient,
  "settle-payment": patient,
  "book-seller-money": patient,
  "follow-refund": patient,
  "return-late-money": patient,
  // dead-letter queue of "submit-fiscal"; must be created before the queue that refers to it
  "give-up-fiscal": patient,
  // One waiting job per order is enough. Retried for about two days, in the end four times a day: a person corrects
  // fiscal codes that Click refuses in its merchant dashboard.
  "submit-fiscal": {
    ...patient,
    policy: "short",
    retryLimit: 18,
    retryDelayMax: 6 * 3600,
    deadLetter: "give-up-fiscal",
  },
  "renew-shop": { ...patient, expireInSeconds: 3600 },
  "renew-category": { ...patient, expireInSeconds: 3600 },
  // ten thousand rows take a while
  // ten thousand rows take a while
  "run-admin-job": { ...patient, expireInSeconds: 6 * 3600 },
  "import-products": { ...patient, expireInSeconds: 6 * 3600 },
} as const satisfies Record<string, QueueSettings>;

export type TaskName = keyof typeof taskQueues;
