import * as routes from "@bezak/contract/routes/payouts.ts";
import { expect, test } from "vitest";
import { createApiClient } from "./api-client.ts";
import { createConfirmation } from "./confirmation.ts";

test("stores a proof for some minutes and asks again after them", async () => {
  let time = 0;
  const confirmation = createConfirmation(() => time);
  confirmation.attend();
  const first = confirmation.proof();
  const second = confirmation.proof();
  expect(confirmation.asking.get()).toBe(true);
  confirmation.settle("a");
  expect([await first, await second, confirmation.asking.get()]).toEqual(["a", "a", false]);
  time = 4 * 60_000;
  expect(await confirmation.proof()).toBe("a");
  time = 5 * 60_000;
  const third = confirmation.proof();
  expect(confirmation.asking.get()).toBe(true);
  confirmation.settle(null);
  expect(await third).toBeNull();
});

test("stores an administrator's proof for longer, and asks again for what needs a fresh one", async () => {
  let time = 0;
  const confirmation = createConfirmation(() => time);
  confirmation.attend();
  confirmation.settle("a", "administration");
  time = 14 * 60_000;
  expect(await confirmation.proof()).toBe("a");
  const fresh = confirmation.proof(true);
  expect(confirmation.asking.get()).toBe(true);
  confirmation.settle(null);
  expect([await fresh, await confirmation.proof()]).toEqual([null, "a"]);
  time = 15 * 60_000;
  void confirmation.proof();
  expect(confirmation.asking.get()).toBe(true);
});

test("gives no proof without a prompt, or when the panel is left without an answer", async () => {
  const confirmation = createConfirmation();
  expect(await confirmation.proof()).toBeNull();
  const leave = confirmation.attend();
  const proof = confirmation.proof();
  leave();
  expect([await proof, confirmation.asking.get()]).toEqual([null, false]);
});

test("sends the proof with a call that moves money, and asks again when the server rejects it", async () => {
  const sent: (string | undefined)[] = [];
  const api = createApiClient({
    language: "ru",
    token: () => "secret",
    fetch(_path, { headers }) {
      const proof = (headers as Record<string, string>)["x-confirmation"];
      sent.push(proof);
      const taken = proof === "new";
      const body = taken
        ? { success: true, data: [] }
        : { success: false, error: "Пароль", code: "confirmation_required" };
      return Promise.resolve(Response.json(body, { status: taken ? 201 : 403 }));
    },
  });
  const confirmation = (api.confirming.current = createConfirmation());
  confirmation.attend();
  confirmation.settle("old");
  const requested = Promise.withResolvers<void>();
  confirmation.asking.subscribe(() => confirmation.asking.get() && requested.resolve());
  const swept = api.call(routes.sweepPayouts, { confirmed: true });
  await requested.promise;
  confirmation.settle("new");
  expect(await swept).toMatchObject({ data: [] });
  expect(sent).toEqual(["old", "new"]);
});

test("sends a call without a proof after the prompt is cancelled, and reports the server's refusal", async () => {
  const api = createApiClient({
    language: "ru",
    token: () => "secret",
    fetch: () =>
      Promise.resolve(
        Response.json({ success: false, error: "Пароль", code: "confirmation_required" }, { status: 403 }),
      ),
  });
  await expect(api.call(routes.sweepPayouts, { confirmed: true })).rejects.toMatchObject({
    code: "confirmation_required",
    text: "Пароль",
  });
});
