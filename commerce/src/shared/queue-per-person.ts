import { ShopError } from "../shop-error.ts";
import { createBoundedQueue, overloaded, type BoundedQueue, type QueueLimits } from "./bounded-queue.ts";

export interface QueuePerPerson {
  /**
   * Runs the job when the person's turn comes: jobs of one person wait behind that person's own.
   * @throws ShopError 503 overloaded before the job has begun, or the given error when the person's queue is full
   */
  run<T>(personId: string, job: () => Promise<T>, options?: { deadline?: number }): Promise<T>;
}

/** The error for a person whose own queue is full. */
export const tooManyAtOnce = () =>
  new ShopError(429, "too_many_requests", "Too much at once from one person", { retryAfter: 5 });

/** Creates a queue per person in front of a shared one. A person without waiting jobs uses no memory. */
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
