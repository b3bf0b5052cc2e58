import { describe, expect, it } from "vitest";
import { SerialQueue } from "./serial-queue.ts";

/** Resolves after all pending microtasks. */
const settle = () => new Promise((done) => setImmediate(done));

function tasks(count: number) {
  const started: number[] = [];
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const task = (at: number) => () => {
    started.push(at);
    return ends[at]!.promise;
  };
  return { started, task, ends };
}

describe("SerialQueue", () => {
  it("starts a task when the previous one is done, and lets two wait", async () => {
    const { started, task, ends } = tasks(3);
    const queue = new SerialQueue();
    await queue.add(task(0));
    await queue.add(task(1));
    let isTaken = false;
    const third = queue.add(task(2)).then(() => (isTaken = true));
    await settle();
    expect([started, isTaken]).toEqual([[0], false]);
    ends[0]!.resolve();
    await third;
    expect(started).toEqual([0, 1]);
    ends[1]!.resolve();
    ends[2]!.resolve();
    await queue.drain();
    expect(started).toEqual([0, 1, 2]);
  });

  it("rejects with the first failure and starts no task after it", async () => {
    const { started, task, ends } = tasks(3);
    const queue = new SerialQueue();
    await queue.add(task(0));
    await queue.add(task(1));
    ends[0]!.reject(new Error("the disk is full"));
    await expect(queue.add(task(2))).rejects.toThrow("the disk is full");
    await expect(queue.drain()).rejects.toThrow("the disk is full");
    expect(started).toEqual([0]);
  });

  it("stops when the running task has ended, and drops the waiting ones", async () => {
    const { started, task, ends } = tasks(2);
    const queue = new SerialQueue();
    await queue.add(task(0));
    await queue.add(task(1));
    let isStopped = false;
    const stopped = queue.stop().then(() => (isStopped = true));
    await settle();
    expect(isStopped).toBe(false);
    ends[0]!.resolve();
    await stopped;
    await queue.drain();
    expect(started).toEqual([0]);
  });
});
