import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { expect, test } from "./clean-console.ts";
import { enter } from "./selling.ts";

type Shown = Record<string, unknown>;

for (const path of ["/sellers/me/products/{id}", "/sellers/me/settings", "/users/profile"]) {
  test(`the answer of GET ${path} is accepted by PUT and changes nothing`, async ({ request }) => {
    const seller = await enter(request, "login", demoAccounts.seller);
    const [product] = await call<[{ id: string }]>(request, seller, "/sellers/me/products?limit=1");
    const address = path.replace("{id}", product.id);
    const before = await call<Shown>(request, seller, address);
    await call(request, seller, address, { method: "PUT", data: before });
    const after = await call<Shown>(request, seller, address);
    // these show that it was written
    const stamps = { version: null, updatedAt: null };
    expect({ ...after, ...stamps }).toEqual({ ...before, ...stamps });
  });
}
