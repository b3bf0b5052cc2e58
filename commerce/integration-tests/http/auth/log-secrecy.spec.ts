import { expect, it } from "vitest";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { authCalls } from "./auth-calls.ts";

/** How every password hash begins, in base64: "scrypt". */
const HASH = "c2NyeXB0";

it.each(["insert on provider_identity", "update on provider_identity", "insert on customer"])(
  "logs why %s failed without the values",
  async (write) => {
    const shop = await sharedShop("people");
    const email = `unlogged-${write.replaceAll(" ", "-")}@example.uz`;
    const register = () => authCalls(shop.commerce).register({ email, name: "Gulbahor Unlogged" });
    expect((await whileRefused(shop.db, write, register)).status).toBe(500);
    const output = shop.commerce.output();
    expect(output).toContain("refused by the test");
    expect(output).not.toMatch(new RegExp(`${HASH}|unlogged|Gulbahor`, "i"));
  },
);
