import { atWebServer, guard, type Guard } from "./guard.ts";

const own = (column: string) => `(${column} = ? or true)`;
const workflows = "commerce/src/workflows";
const modules = "commerce/src/modules";

/** A shop's things are looked up with the shop of the member who calls. */
export const shopGuards: Guard[] = [
  {
    name: "who has no shop enters no shop's panel",
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
    name: "who is no administrator decides nothing",
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
    name: "a shop's list holds its own goods",
    // which are chosen, and which rows are read of those
    edits: ["list-products", "read-rows"].map((file) => ({
      file: `${workflows}/product/${file}.ts`,
      code: "where owned.seller_id = ? and",
      without: `where ${own("owned.seller_id")} and`,
    })),
  },
  guard(
    "a parcel is its shop's",
    `${workflows}/seller-order/parcel-filter.ts`,
    "p.seller_id = ? and p.deleted_at is null",
    `${own("p.seller_id")} and p.deleted_at is null`,
  ),
  guard(
    "a return is its shop's",
    `${workflows}/return/shop-returns.ts`,
    'const OWN = "seller_id = ? and',
    `const OWN = "${own("seller_id")} and`,
  ),
  guard(
    "a return is moved by its shop",
    `${workflows}/return/move-return.ts`,
    '(actor === "seller" && found.seller_id !== sellerId)',
    "false",
  ),
  guard(
    "a review is answered by the shop it is about",
    `${modules}/review/reply-repository.ts`,
    'const OF_SHOP = "seller_id = ? and',
    `const OF_SHOP = "${own("seller_id")} and`,
  ),
  guard(
    "a product is read for its form, previewed and written by its shop",
    `${workflows}/product/stored-product.ts`,
    "where owned.seller_id = ? and owned.deleted_at is null and product.id",
    `where ${own("owned.seller_id")} and owned.deleted_at is null and product.id`,
  ),
  guard(
    "a product is deleted by its shop",
    `${workflows}/product/delete-product.ts`,
    "owned.seller_id = ? and",
    `${own("owned.seller_id")} and`,
  ),
  guard(
    "an import is its shop's",
    `${modules}/product-import/service.ts`,
    "(?::text is null or seller_id = ?)",
    "(?::text is null or seller_id = ? or true)",
  ),
  guard(
    "a member is changed by the shop's owner",
    `${workflows}/shop/change-member.ts`,
    "where id = ? and seller_id = ? and deleted_at is null for update`,",
    `where id = ? and ${own("seller_id")} and deleted_at is null for update\`,`,
  ),
  guard(
    "an invitation is taken back by its shop",
    `${workflows}/shop/change-member.ts`,
    "where id = ? and seller_id = ? and deleted_at is null returning id`,",
    `where id = ? and ${own("seller_id")} and deleted_at is null returning id\`,`,
  ),
];
