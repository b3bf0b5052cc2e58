import { ShopError } from "../shop-error.ts";
import { createBoundedQueue, overloaded, type BoundedQueue, type QueueLimits } from "./bounded-queue.ts";

export interface QueuePerPerson {
  /**
   * Runs the job when the person's turn comes: what one person asks for waits behind that person's own.
   * @throws ShopError 503 overloaded before the job has begun, or what is said to be thrown of a full line
   */
  run<T>(personId: string, job: () => Promise<T>, options?: { deadline?: number }): Promise<T>;
}

/** Of a person whose line is full: that person's own doing. */
export const tooManyAtOnce = () =>
  new ShopError(429, "too_many_requests", "Too much at once from one person", { retryAfter: 5 });

/** A queue for each person, put before one that all of them share. Whoever waits for nothing costs no memory. */
export function createQueuePerPerson(limits: QueueLimits, full = () => overloaded()): QueuePerPerson {
  const most = limits.concurrency + limits.maxWaiting;
  const queues = new Map<string, { queue: BoundedQueue; jobs: number }>();
  return {
    async run(personId, job, options) {
      const own = queues.get(personId) ?? { queue: createBoundedQueue(limits), jobs: 0 };
      if (own.jobs >= most) throw full();
      queues.set(personId, own);
      own.jobs += 1;
      try {
        return await own.queue.run(job, options);
      } finally {
        own.jobs -= 1;
        if (own.jobs === 0) queues.delete(personId);
      }
    },
  };
}
