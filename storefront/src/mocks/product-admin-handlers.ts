import { shownProductStatuses } from "@bezak/contract/product-attributes.ts";
import { countTabs } from "./count-tabs.ts";
import type {
  AdministeredProduct,
  ProductChange,
  productAdminRoutes,
} from "@bezak/contract/product-admin.ts";
import * as routes from "@bezak/contract/routes/product-admin.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { categories } from "./catalog-fixtures.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { findChanged, mock } from "./mock.ts";
import { administeredProducts, toAdministeredRow } from "./product-admin-fixtures.ts";

type Routes = typeof productAdminRoutes;

let stored = administeredProducts;
let changes: readonly ProductChange[] = [];

/** Resets the products of all shops to the first or the given ones. */
export function resetAdministeredProducts(to: readonly AdministeredProduct[] = administeredProducts): void {
  stored = to;
  changes = [];
}

/** The bodies of all changes since the reset. */
export const sentProductChanges = () => changes;

/** Changes a product as another person, which gives it another version. */
export function changeProductElsewhere(id: string, change: Partial<AdministeredProduct>): void {
  stored = stored.map((one) =>
    one.id === id ? { ...one, version: String(Number(one.version) + 1), ...change } : one,
  );
}

/** The refusal of a filter whose value does not exist. */
function unknownFilter(name: string) {
  const text = "Проверьте запрос";
  const body = {
    success: false,
    message: text,
    error: text,
    code: "invalid_query",
    fields: { [name]: text },
  };
  return HttpResponse.json({ ...body, requestId: "mock-request" }, { status: 400 });
}

const find = (id: unknown) => stored.find((one) => one.id === id);
const missing = () => failure("product_not_found", "Товар не найден");

export const productAdminHandlers = [
  mock(routes.administeredProducts, ({ request }) => {
    const [shop, category] = [parameter(request, "shop"), parameter(request, "category")];
    if (shop && !stored.some(({ seller }) => seller.id === shop)) return unknownFilter("shop");
    if (category && !categories.some(({ id }) => id === category)) return unknownFilter("category");
    const words = (parameter(request, "q") ?? "").toLowerCase();
    const status = parameter(request, "status");
    const problem = parameter(request, "problem");
    const found = stored.filter(
      (one) =>
        Object.values(one.name).some((text) => text?.toLowerCase().includes(words)) &&
        (!shop || one.seller.id === shop) &&
        (!category || one.category.id === category),
    );
    const rows = found
      .map(toAdministeredRow)
      .filter(({ problems }) => !problem || problems.some((one) => one === problem));
    return answer<Routes["administeredProducts"]>({
      ...toPage(
        request,
        rows.filter((one) => !status || one.status === status),
      ),
      counts: countTabs(shownProductStatuses, rows, (one, tab) => one.status === tab),
    });
  }),
  mock(routes.administeredProduct, ({ params }) => {
    const data = find(params.id);
    return data ? answer<Routes["administeredProduct"]>({ success: true, data }) : missing();
  }),
  mock(routes.changeProduct, async ({ params, request }) => {
    const change = (await request.json()) as ProductChange;
    changes = [...changes, change];
    const current = find(params.id);
    if (!current) return missing();
    if (change.version !== current.version)
      return failure("stale_version", "Данные уже изменились", { current });
    const status = change.status ?? current.status;
    const hiddenReason = status === "hidden" ? (change.reason ?? current.hiddenReason) : null;
    changeProductElsewhere(current.id, { status, hiddenReason });
    return answer<Routes["changeProduct"]>({ success: true, data: find(params.id)! });
  }),
  mock(routes.deleteProduct, ({ params, request }) => {
    if (!find(params.id)) return missing();
    const current = findChanged(request, stored, params.id);
    if (current) return failure("stale_version", "Данные уже изменились", { current });
    stored = stored.filter(({ id }) => id !== params.id);
    return answer<Routes["deleteProduct"]>({ success: true, data: {} });
  }),
];
