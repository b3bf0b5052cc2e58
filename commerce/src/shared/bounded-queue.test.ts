import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBoundedQueue, type BoundedQueue } from "./bounded-queue.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A job of this duration, and whether it has begun. */
function takes(milliseconds: number) {
  const job = vi.fn(() => new Promise<string>((done) => setTimeout(() => done("done"), milliseconds)));
  return job;
}

/** Result of a job in the queue: its answer, or the code and the seconds of its rejection. */
const outcome = (queue: BoundedQueue, job: () => Promise<string>, deadline?: number) =>
  queue
    .run(job, { deadline })
    .catch((error: { code: string; details: { retryAfter: number } }) => [
      error.code,
      error.details.retryAfter,
    ]);

describe("a bounded queue", () => {
  it("runs up to the limit of jobs at once, and the next when one ends", async () => {
    const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 2 });
    const jobs = [takes(100), takes(300), takes(100)];
    const all = Promise.all(jobs.map((job) => outcome(queue, job)));
    await vi.advanceTimersByTimeAsync(99);
    expect(jobs.map((job) => job.mock.calls.length)).toEqual([1, 1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(jobs.map((job) => job.mock.calls.length)).toEqual([1, 1, 1]);
    await vi.runAllTimersAsync();
    expect(await all).toEqual(["done", "done", "done"]);
  });

  it("rejects a job when the queue is full, and accepts it once there is room", async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 });
    const running = outcome(queue, takes(100));
    const waiting = outcome(queue, takes(100));
    const refused = takes(1);
    expect(await outcome(queue, refused)).toEqual(["overloaded", 1]);
    await vi.runAllTimersAsync();
    expect(await Promise.all([running, waiting])).toEqual(["done", "done"]);
    const later = outcome(queue, refused);
    await vi.runAllTimersAsync();
    expect(await later).toBe("done");
    expect(refused).toHaveBeenCalledOnce();
  });

  it("rejects a job that has waited for the maximum time, and never begins it", async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5, maxWaitMs: 1000 });
    const running = outcome(queue, takes(5000));
    const job = takes(1);
    const waiting = outcome(queue, job);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toEqual(["overloaded", 1]);
    await vi.runAllTimersAsync();
    expect(await running).toBe("done");
    expect(job).not.toHaveBeenCalled();
  });

  it("rejects at once a job that would wait too long, judging by the latest durations", async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 50, maxWaitMs: 5000 });
    for (let past = 0; past < 30; past++) {
      const one = outcome(queue, takes(2000));
      await vi.runAllTimersAsync();
      await one;
    }
    const taken = [1, 2, 3].map(() => outcome(queue, takes(2000)));
    expect(await outcome(queue, takes(2000))).toEqual(["overloaded", 6]);
    await vi.runAllTimersAsync();
    expect(await Promise.all(taken)).toEqual(["done", "done", "done"]);
  });

  it("begins nothing after the caller's deadline, even with free capacity", async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5 });
    const job = takes(1);
    expect(await outcome(queue, job, Date.now())).toEqual(["overloaded", 1]);
    const running = outcome(queue, takes(500));
    const waiting = outcome(queue, job, Date.now() + 200);
    await vi.runAllTimersAsync();
    expect([await running, await waiting]).toEqual(["done", ["overloaded", 1]]);
    expect(job).not.toHaveBeenCalled();
  });

  it("passes on the slot of a failed job", async () => {
    const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 5 });
    const failing = queue.run(() => Promise.reject(new Error("broken")));
    const next = outcome(queue, takes(1));
    await expect(failing).rejects.toThrow("broken");
    await vi.runAllTimersAsync();
    expect(await next).toBe("done");
  });
});
