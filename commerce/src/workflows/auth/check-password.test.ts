import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, it } from "vitest";
import { hashConfig, takeHashingTurn } from "../../password-hash.ts";
import { checkPassword } from "./check-password.ts";

const twoSpellings = "Re\u0301ne\u0301-71-plov";

/** Occupies every slot and the whole waiting line; returns what releases them. */
function fillLine(): () => Promise<unknown> {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((done) => (free = done));
  const turns = Array.from({ length: 40 }, () => takeHashingTurn(() => freed).catch(() => undefined));
  return () => {
    free();
    return Promise.all(turns);
  };
}

/** Stub of the engine: `emails` have accounts, and the given password is always wrong. */
function accounts(emails: string[], authenticate: (given: string) => void): MedusaContainer {
  const auth = {
    listProviderIdentities: ({ entity_id }: { entity_id: string }) =>
      Promise.resolve(
        emails.includes(entity_id)
          ? [{ id: "1", entity_id, auth_identity_id: "authid_1", provider_metadata: { password: "hash" } }]
          : [],
      ),
    authenticate: (_provider: string, { body }: { body: { password: string } }) => {
      authenticate(body.password);
      return Promise.resolve({ success: false });
    },
  };
  return { resolve: () => auth } as unknown as MedusaContainer;
}

it("checks both spellings of a password in one slot, also when the queue fills up meanwhile", async () => {
  const attempts: string[] = [];
  let empty: (() => Promise<unknown>) | undefined;
  const container = accounts(["ali@example.uz"], (given) => {
    attempts.push(given);
    empty ??= fillLine();
  });
  const checked = checkPassword(container, { email: "ali@example.uz", password: twoSpellings });
  await expect(checked).resolves.toBeUndefined();
  await empty?.();
  expect(attempts).toEqual([twoSpellings.normalize("NFC"), twoSpellings]);
});

it("refuses as overloaded without checking any spelling, for known and unknown e-mails alike", async () => {
  hashConfig.logN = 4;
  const attempts: string[] = [];
  const empty = fillLine();
  const container = accounts(["ali@example.uz"], (given) => void attempts.push(given));
  for (const email of ["ali@example.uz", "nobody@example.uz"])
    await expect(checkPassword(container, { email, password: twoSpellings })).rejects.toMatchObject({
      code: "overloaded",
    });
  await empty();
  expect(attempts).toEqual([]);
});
