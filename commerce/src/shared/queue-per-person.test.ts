import { expect, it } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";
import { createQueuePerPerson, tooManyAtOnce } from "./queue-per-person.ts";

/** Jobs that end on request, and the order in which they began. */
function createJobs() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.push(end));
  };
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    job,
    async endOne() {
      ends.shift()?.();
      await settle();
    },
  };
}

it("refuses work beyond a person's queue with the given error, before it begins", async () => {
  const { begun, job, endOne } = createJobs();
  const turns = createQueuePerPerson({ concurrency: 2, maxWaiting: 1 }, tooManyAtOnce);
  const all = ["a1", "a2", "a3"].map((name) => turns.run("a", job(name)));
  await expect(turns.run("a", job("a4"))).rejects.toMatchObject({ status: 429, code: "too_many_requests" });
  expect(begun).toEqual(["a1", "a2"]);
  for (let ended = 0; ended < all.length; ended += 1) await endOne();
  await Promise.all(all);
  const late = turns.run("a", job("a5"), { deadline: Date.now() - 1 });
  await expect(late).rejects.toMatchObject({ status: 503, code: "overloaded" });
  expect(begun).toEqual(["a1", "a2", "a3"]);
});

it("runs another person's job between the many jobs of one", async () => {
  const { begun, job, endOne } = createJobs();
  const shared = createBoundedQueue({ concurrency: 1, maxWaiting: 50 });
  const turns = createQueuePerPerson({ concurrency: 1, maxWaiting: 2 });
  const run = (person: string, name: string) => turns.run(person, () => shared.run(job(name)));
  const all = ["a1", "a2", "a3", "b1"].map((name) => run(name[0]!, name));
  await expect(run("a", "a4")).rejects.toMatchObject({ code: "overloaded" });
  await endOne();
  expect(begun).toEqual(["a1", "b1"]);
  for (let left = 0; left < 3; left += 1) await endOne();
  await Promise.all(all);
  expect(begun).toEqual(["a1", "b1", "a2", "a3"]);
});
