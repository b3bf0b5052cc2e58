import { createBoundedQueue, type BoundedQueue, type QueueLimits } from "./bounded-queue.ts";

export interface QueuePerPerson {
  /**
   * Runs the job when the person's turn comes: what one person asks for waits behind that person's own.
   * @throws ShopError 503 overloaded before the job has begun
   */
  run<T>(personId: string, job: () => Promise<T>): Promise<T>;
}

/** A queue for each person, put before one that all of them share. Whoever waits for nothing costs no memory. */
export function createQueuePerPerson(limits: QueueLimits): QueuePerPerson {
  const queues = new Map<string, { queue: BoundedQueue; jobs: number }>();
  return {
    async run(personId, job) {
      const own = queues.get(personId) ?? { queue: createBoundedQueue(limits), jobs: 0 };
      queues.set(personId, own);
      own.jobs += 1;
      try {
        return await own.queue.run(job);
      } finally {
        own.jobs -= 1;
        if (own.jobs === 0) queues.delete(personId);
      }
    },
  };
}
