import { randomUUID } from "node:crypto";
import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { Category } from "@bezak/contract/catalog.ts";
import type { ProductPanel, Refused } from "../seller-products/open-product-panel.ts";
import { shopCalls } from "../shops/shop-calls.ts";

type Answer = { category: AdministeredCategory } & Refused & {
    details?: { current?: AdministeredCategory; sent?: string };
  };

export type CategoryCalls = Awaited<ReturnType<typeof categoryCalls>>;

/** An administrator's calls about categories, and what buyers see of them. */
export async function categoryCalls({ shop }: ProductPanel) {
  const calls = shopCalls(shop);
  const admin = await calls.administrator();
  const call = <T>(method: string, path: string, body?: unknown, token: string | undefined = admin) =>
    shop.commerce.call<T & Refused>(method, path, { token, body });
  return {
    admin,
    call,
    sent: calls.sent,
    holders: calls.holders,
    /** A name that no other test uses. */
    word: (text: string) => `${text} ${randomUUID().slice(0, 8)}`,
    list: async (q = "") =>
      (
        await call<{ categories: AdministeredCategory[] }>(
          "GET",
          `/admin/categories?q=${encodeURIComponent(q)}`,
        )
      ).body.categories,
    create: (body: object, token?: string) => call<Answer>("POST", "/admin/categories", body, token),
    change: (id: string, body: object, token?: string) =>
      call<Answer>("POST", `/admin/categories/${id}`, body, token),
    remove: (id: string, token?: string, version?: string) =>
      shop.commerce.call<Answer>("DELETE", `/admin/categories/${id}`, {
        token: token ?? admin,
        headers: version === undefined ? {} : { "if-match": version },
      }),
    async seen(id: string): Promise<Category | undefined> {
      const { body } = await call<{ categories: Category[] }>("GET", "/catalog/categories", undefined, "");
      return body.categories.find((category) => category.id === id);
    },
  };
}
