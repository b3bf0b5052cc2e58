import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it } from "vitest";
import { shareQuery } from "./shared-query.ts";

const container = {} as MedusaContainer;

/** A query that reads the value written when it begins, and ends on request; time is simulated. */
function made() {
  const world = { written: "old", time: 0, looks: 0 };
  const ends: PromiseWithResolvers<void>[] = [];
  const look = shareQuery(
    async () => {
      const { written } = world;
      world.looks += 1;
      const end = Promise.withResolvers<void>();
      ends.push(end);
      await end.promise;
      return written;
    },
    () => 300,
    () => world.time,
  );
  const end = async () => {
    ends.shift()?.resolve();
    await new Promise((later) => setImmediate(later));
  };
  return { world, ends, look, end, ask: () => look(container) };
}

describe("a shared query", () => {
  it("shares one query among simultaneous callers, and its result for a time after it", async () => {
    const { world, end, ask } = made();
    const both = Promise.all([ask(), ask()]);
    await end();
    expect(await both).toEqual(["old", "old"]);
    world.written = "new";
    expect(await ask()).toBe("old");
    world.time = 300;
    const later = ask();
    await end();
    expect([await later, world.looks]).toEqual(["new", 2]);
  });

  it("shows earlier writes to callers after an invalidation", async () => {
    const { world, end, look, ask } = made();
    const first = ask();
    world.written = "new";
    look.invalidate();
    const after = Promise.all([ask(), ask()]);
    await end();
    expect(await first).toBe("old");
    await end();
    expect([await after, world.looks]).toEqual([["new", "new"], 2]);
    expect(await ask()).toBe("new");
  });

  it("starts again for the next caller after a failure", async () => {
    const { ends, end, look, ask } = made();
    const first = ask();
    look.invalidate();
    const second = ask();
    ends.shift()?.reject(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    await end();
    expect(await second).toBe("old");
  });
});
