import { atWebServer, guard, type Guard } from "./guard.ts";

const own = (column: string) => `(${column} = ? or true)`;
const workflows = "commerce/src/workflows";
const modules = "commerce/src/modules";

/** Rows are looked up together with the shop of the member who calls. */
export const shopGuards: Guard[] = [
  {
    name: "refuses a shop's panel to users without a shop",
    edits: [
      atWebServer,
      {
        file: "commerce/src/api/vendor/resolve-member.ts",
        code: 'if (!row) throw new ShopError(403, "forbidden", "This account has no shop");',
        without: "",
      },
    ],
  },
  {
    name: "refuses decisions by anybody but administrators",
    edits: [
      atWebServer,
      {
        file: "adapters/src/administrator.ts",
        code: 'if (token === null) throw new ApiError("forbidden");',
        without: "",
      },
    ],
  },
  {
    name: "lists products of the member's shop only",
    edits: [
      {
        file: `${workflows}/product/list-products.ts`,
        code: "where owned.seller_id = ? and",
        without: `where ${own("owned.seller_id")} and`,
      },
      {
        file: `${workflows}/product/read-rows.ts`,
        code: "where owned.seller_id = any(?::text[]) and",
        without: "where (owned.seller_id = any(?::text[]) or true) and",
      },
    ],
  },
  guard(
    "shows a parcel to its shop only",
    `${workflows}/parcel/parcel-filter.ts`,
    "p.seller_id = ? and p.deleted_at is null",
    `${own("p.seller_id")} and p.deleted_at is null`,
  ),
  guard(
    "shows a return to its shop only",
    `${workflows}/return/shop-returns.ts`,
    'const OWN = "seller_id = ? and',
    `const OWN = "${own("seller_id")} and`,
  ),
  guard(
    "lets only the shop change a return's status",
    `${workflows}/return/move-return.ts`,
    '(actor === "seller" && found.seller_id !== sellerId)',
    "false",
  ),
  guard(
    "lets only the reviewed shop reply to a review",
    `${modules}/review/reply-repository.ts`,
    'const OF_SHOP = "seller_id = ? and',
    `const OF_SHOP = "${own("seller_id")} and`,
  ),
  guard(
    "lets only the shop read, preview and edit its product",
    `${workflows}/product/stored-product.ts`,
    "where owned.seller_id = ? and owned.deleted_at is null and product.id",
    `where ${own("owned.seller_id")} and owned.deleted_at is null and product.id`,
  ),
  guard(
    "lets only the shop delete its product",
    `${workflows}/product/delete-product.ts`,
    "owned.seller_id = ? and",
    `${own("owned.seller_id")} and`,
  ),
  guard(
    "shows an import to its shop only",
    `${modules}/product-import/service.ts`,
    "(?::text is null or seller_id = ?)",
    "(?::text is null or seller_id = ? or true)",
  ),
  guard(
    "lets only the shop's owner change a member",
    `${workflows}/shop/change-member.ts`,
    "where id = ? and seller_id = ? and deleted_at is null for update`,",
    `where id = ? and ${own("seller_id")} and deleted_at is null for update\`,`,
  ),
  guard(
    "lets only the shop withdraw an invitation",
    `${workflows}/shop/change-member.ts`,
    "where id = ? and seller_id = ? and deleted_at is null returning id`,",
    `where id = ? and ${own("seller_id")} and deleted_at is null returning id\`,`,
  ),
];
