import { pageFields } from "@bezak/contract/envelope.ts";
import { AdministeredProductQuery, type ProductChange } from "@bezak/contract/product-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { changeAnyProduct } from "../product/administer-product.ts";
import { fromCategoryOf } from "../product/category-of-product.ts";
import { findProductIds } from "../product/list-any-products.ts";
import { SHOWN_STATUS } from "../product/product-status.ts";
import type { JobAct, JobCaller, ObjectState } from "./job-act.ts";

const ListedProducts = AdministeredProductQuery.omit(pageFields);

async function readState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [row] = await readRows<ObjectState>(
    container,
    `select coalesce(product.metadata->>'version', '1') as version, ${SHOWN_STATUS} as status,
       case when ${SHOWN_STATUS} = 'hidden' then product.metadata->>'hidden_reason' end as reason,
       (select category.id ${fromCategoryOf("product.id")}) as "categoryId",
       -- a later decision that looks the same is another one
       (select decision.id from moderation_decision decision where decision.kind = 'product'
          and decision.item_id = product.id and decision.undone_at is null and decision.deleted_at is null
        order by decision.decided_at desc, decision.id desc limit 1) as since
     from product where product.id = ? and product.deleted_at is null`,
    [id],
  );
  return row;
}

/** A product that lacks something is refused as a field of a list of products. */
async function change(
  container: MedusaContainer,
  id: string,
  body: object,
  { adminId }: JobCaller,
): Promise<void> {
  try {
    await changeAnyProduct(container, { id, adminId, body: body as ProductChange, isBulk: true });
  } catch (error) {
    const isInvalid = error instanceof ShopError && error.code === "invalid_input";
    throw isInvalid ? new ShopError(409, "product_unfit", error.message) : error;
  }
}

const base = {
  find: (container, filter, { limit }) =>
    findProductIds(container, parseQuery(ListedProducts, filter), limit),
  read: readState,
  path: (id) => `/admin/products/${id}`,
  send: change,
  toBody: ({ status, reason, categoryId }, version) => ({
    version,
    ...(typeof status === "string" && { status }),
    ...(status === "hidden" && { reason }),
    ...(status === undefined && { categoryId }),
  }),
} satisfies Partial<JobAct> as Omit<JobAct, "wish">;

export const productActs = {
  hide_products: {
    ...base,
    wish: ({ status }, { reason }) => (status === "hidden" ? null : { status: "hidden", reason }),
  },
  show_products: {
    ...base,
    // a draft is its shop's own decision
    wish: ({ status }) => (status === "hidden" ? { status: "published", reason: null } : null),
  },
  move_products: {
    ...base,
    // of where a product was in between nothing is stored, so any later change of it is an obstacle to the undo
    async read(container, id) {
      const state = await readState(container, id);
      return state && { ...state, since: state.version };
    },
    wish: (state, { categoryId }) => (state.categoryId === categoryId ? null : { categoryId }),
  },
} satisfies Record<string, JobAct>;
