import type { APIRequestContext } from "@playwright/test";
import { demoAccounts } from "../tools/shop/demo-accounts.ts";
import { call } from "./call.ts";
import { expect } from "./clean-console.ts";
import { enter, type SignedIn } from "./selling.ts";

/** Creates a shop as people do: an application, and its approval by an administrator. */
export async function openShop(request: APIRequestContext, owner: SignedIn, name: string): Promise<void> {
  const [category] = await call<{ id: string }[]>(request, owner, "/categories");
  const { id } = await call<{ id: string }>(request, owner, "/seller-applications", {
    method: "POST",
    data: {
      companyName: name,
      businessType: "individual",
      contactPerson: "Малика Каримова",
      phone: "+998901234567",
      description: "Шёлк и атлас ручной работы",
      monthlyVolume: "under_50",
      experience: "1_3_years",
      categories: [category?.id],
      agreeTerms: true,
    },
  });
  const admin = await enter(request, "login", demoAccounts.admin);
  await call(request, admin, `/admin/seller-applications/${id}/approve`, { method: "PUT" });
  // roles may be cached for a second
  const headers = { authorization: `Bearer ${owner.token}` };
  const own = async () => (await request.get("/api/v1/sellers/me", { headers })).status();
  await expect.poll(own).toBe(200);
}
