import { randomUUID } from "node:crypto";
import { suspicionLimits } from "@bezak/contract/price-suspicions.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { openProductAdmin, type ProductAdmin } from "./product-calls.ts";

let products: ProductAdmin;
let category: string;

const MEDIAN = 100_000;

/** A draft: it is checked like a published one, and needs no codes. */
const fields = () => ({ categoryId: category, attributes: {}, status: "draft" });

beforeAll(async () => {
  products = await openProductAdmin("prices");
  const { shop } = products.panel;
  category = `pcat_${randomUUID().slice(0, 8)}`;
  await shop.db.query(
    "insert into product_category (id, name, handle, mpath, is_active) values ($1, $1, $1, $1, true)",
    [category],
  );
  const first = await products.made({ ...fields(), price: MEDIAN });
  // as many products as a median needs, with the price of the first
  await shop.db.query(
    `with copies as (select 'prod_' || $2 || n as id, 'pvar_' || $2 || n as variant, n
       from generate_series(1, ${suspicionLimits.products}) n),
     made as (insert into product (id, title, handle, status) select id, id, id, 'published' from copies),
     put as (insert into product_category_product (product_id, product_category_id) select id, $1 from copies),
     owned as (insert into seller_seller_product_product (product_id, seller_id, id)
       select id, $4, 'link_' || id from copies),
     varied as (insert into product_variant (id, title, product_id) select variant, 'x', id from copies)
     insert into product_variant_price_set (id, variant_id, price_set_id)
       select 'vps_' || variant, variant, (select price_set_id from product_variant_price_set priced
         join product_variant variant on variant.id = priced.variant_id where variant.product_id = $3) from copies`,
    [category, randomUUID().slice(0, 8), first.id, products.sellerId],
  );
  await renew();
});

const renew = () => products.panel.shop.commerce.run("../../http/product-admin/inside/renew-medians.ts", {});
const seen = async (id: string) => (await products.one(id)).body.product.suspiciousPrice;
const priced = async (price: number, oldPrice?: number) =>
  (await products.made({ ...fields(), price, ...(oldPrice && { oldPrice }) })).id;
const ofMedian = { compared: MEDIAN, products: suspicionLimits.products };

describe("a suspicious price", () => {
  it.each([
    [1, undefined, { reason: "next_to_nothing", price: 1, compared: null, products: null }],
    [2, undefined, { reason: "far_below", price: 2, ...ofMedian }],
    [MEDIAN / 5 - 1, undefined, { reason: "far_below", price: MEDIAN / 5 - 1, ...ofMedian }],
    [MEDIAN / 5, undefined, null],
    [MEDIAN * 5, undefined, null],
    [MEDIAN * 5 + 1, undefined, { reason: "far_above", price: MEDIAN * 5 + 1, ...ofMedian }],
    [MEDIAN, MEDIAN * 10, null],
    [
      MEDIAN,
      MEDIAN * 10 + 1,
      { reason: "huge_discount", price: MEDIAN, compared: MEDIAN * 10 + 1, products: null },
    ],
  ])("of %d, formerly %s, is found when it is written: %j", async (price, oldPrice, expected) => {
    expect(await seen(await priced(price, oldPrice))).toEqual(expected);
  });

  it("is in the list, is a filter, and is forgotten with the price, in bulk too", async () => {
    const [cheap, other] = [await priced(7), await priced(MEDIAN)];
    const filter = `?category=${category}&problem=suspicious_price&limit=100`;
    const listed = async () => (await products.list(filter)).body.products;
    const row = (await listed()).find(({ id }) => id === cheap);
    expect(row).toMatchObject({
      problems: expect.arrayContaining(["suspicious_price"]),
      suspiciousPrice: { reason: "far_below", price: 7 },
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(other);
    const { variants } = await products.own(cheap);
    await products.panel.change({ variants: [{ id: variants[0]!.id, price: MEDIAN }] }, products.owner);
    expect(await seen(cheap)).toBeNull();
    expect((await listed()).map(({ id }) => id)).not.toContain(cheap);
  });

  it("follows the median of the category, which few products do not have", async () => {
    const { shop } = products.panel;
    const id = await priced(MEDIAN * 6);
    expect(await seen(id)).toMatchObject({ reason: "far_above" });
    await shop.db.query(
      `update price set amount = $1::numeric, raw_amount = jsonb_build_object('value', $1::numeric::text, 'precision', 20)
       where price_set_id in (select priced.price_set_id from product_variant_price_set priced
         join product_variant variant on variant.id = priced.variant_id
         join product_category_product link on link.product_id = variant.product_id
         where link.product_category_id = $2 and variant.id like 'pvar_%')`,
      [MEDIAN * 2, category],
    );
    await renew();
    expect(await seen(id)).toBeNull();
    // repeats change nothing
    const { rows: before } = await shop.db.query("select * from suspicious_price order by product_id");
    await renew();
    expect((await shop.db.query("select * from suspicious_price order by product_id")).rows).toEqual(before);
    await shop.db.query("update product set status = 'draft' where id like 'prod_%' and title = id");
    await renew();
    expect(await seen(await priced(3))).toBeNull();
  });
});
