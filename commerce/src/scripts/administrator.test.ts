import { expect, it } from "vitest";
import run from "./administrator.ts";
import { Refusal } from "./refusal.ts";

it.each([
  [["admin@bezak.uz"], "admin@bezak.uz is a published demo address"],
  [["Seller2@Bezak.uz"], "seller2@bezak.uz is a published demo address"],
  [[], "Specify an e-mail"],
  [["nobody"], "Specify an e-mail"],
  [["a@example.uz", "b@example.uz"], "Specify an e-mail"],
  [["a@example.uz", "--password", "secret"], "--password"],
  [["a@example.uz", "--rank", "boss"], "There is no rank boss. Choose one of: owner, manager"],
])("rejects %j before anything is written", async (args, message) => {
  const answer = run({ container: null as never, args });
  await expect(answer).rejects.toThrow(Refusal);
  await expect(answer).rejects.toThrow(message);
});
