import type { Queue } from "pg-boss";

export type QueueSettings = Omit<Queue, "name">;

/** Tried again after 5 s, 10 s, 20 s, ... an hour, for about a day; a killed worker is noticed after ten seconds. */
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

/** Every queue there is and how long its jobs are tried. A new one is added here and in `tasks.ts`. */
export const taskQueues = {
  "send-mail": patient,
  "forgotten-password": patient,
  "settle-payment": patient,
  "book-seller-money": patient,
  "follow-refund": patient,
  "return-late-money": patient,
  // where the jobs of "submit-fiscal" end that failed to their last try; made first, since it is named below
  "give-up-fiscal": patient,
  // One that waits is enough for an order, whoever asks for it. Tried for about two days, in the end four times a day:
  // codes that Click refuses are put right by a person in its cabinet.
  "submit-fiscal": {
    ...patient,
    policy: "short",
    retryLimit: 18,
    retryDelayMax: 6 * 3600,
    deadLetter: "give-up-fiscal",
  },
  "renew-shop": { ...patient, expireInSeconds: 3600 },
  // ten thousand rows take their time
  "import-products": { ...patient, expireInSeconds: 6 * 3600 },
} as const satisfies Record<string, QueueSettings>;

export type TaskName = keyof typeof taskQueues;
