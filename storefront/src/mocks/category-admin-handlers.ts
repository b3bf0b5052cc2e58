import type {
  AdministeredCategory,
  CategoryChange,
  CategoryMerge,
  categoryAdminRoutes,
} from "@bezak/contract/category-admin.ts";
import * as routes from "@bezak/contract/routes/category-admin.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { categories } from "./catalog-fixtures.ts";
import { findChanged, mock } from "./mock.ts";
import { terms } from "./seller-product-fixtures.ts";

type Routes = typeof categoryAdminRoutes;

const top: readonly AdministeredCategory[] = categories.map(
  ({ id, slug, name, icon, image, parentId }, order) => ({
    ...{ id, slug, name, icon, image, parentId, order },
    active: order > 0,
    featured: true,
    productCount: 12,
    attributes: terms(id).attributes,
    fiscalCodes: order < 3 ? { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 } : null,
    version: "1",
  }),
);

/** Those of the shop, with two below the first one: a long name, and an empty one. */
export const administeredCategories: readonly AdministeredCategory[] = top.flatMap((one, at) =>
  at > 0
    ? [one]
    : [
        one,
        {
          ...one,
          id: "cat_long",
          slug: "very-long-address-of-a-category-without-any-spaces-at-all-1",
          name: {
            ru: "Дорожные-Сумки-С-Очень-Длинным-Названием-Без-Пробелов",
            uz: "Yoʻl sumkalari",
            en: "Travel bags",
          },
          parentId: one.id,
          active: true,
          featured: false,
          attributes: [],
        },
        {
          ...one,
          id: "cat_empty",
          slug: "clutches",
          name: { ru: "Клатчи", uz: "Klatchlar", en: "Clutches" },
          parentId: one.id,
          order: 1,
          active: true,
          featured: false,
          productCount: 0,
          attributes: [],
          fiscalCodes: null,
        },
      ],
);

let stored = administeredCategories;
let sent: unknown[] = [];

/** Resets the categories to the first or the given ones. */
export function resetCategories(to: readonly AdministeredCategory[] = administeredCategories): void {
  stored = to;
  sent = [];
}

/** Bodies of the changes that were sent, the latest last. */
export const sentCategories = (): readonly unknown[] => sent;

/** Changes a category as another administrator, which gives it another version. */
export function changeCategoryElsewhere(id: string, change: Partial<AdministeredCategory>): void {
  stored = stored.map((one) => (one.id === id ? { ...one, ...change, version: `${one.version}1` } : one));
}

/** The tree with a category at a position, each top category before those below it. */
function place(category: AdministeredCategory, order: number): void {
  const others = stored.filter(({ id }) => id !== category.id);
  const below = (parentId: string | null) => others.filter((one) => one.parentId === parentId);
  const level = (parentId: string | null): AdministeredCategory[] => {
    const rows = below(parentId);
    const all = category.parentId === parentId ? rows.toSpliced(order, 0, category) : rows;
    return all.flatMap((one, at) => [{ ...one, order: at }, ...level(one.id)]);
  };
  stored = level(null);
}

const missing = () => failure("category_not_found", "Категория не найдена");
const find = (id: unknown) => stored.find((one) => one.id === id);
const stale = (current: AdministeredCategory) =>
  failure("stale_version", "Данные уже изменились", { current });

/** Categories of administrators; the slug `taken` is refused at its field, and merging into `cat_4` loses an attribute. */
export const categoryAdminHandlers = [
  mock(routes.administeredCategories, () =>
    answer<Routes["administeredCategories"]>({
      success: true,
      data: [...stored],
      pagination: { page: 1, limit: 1_000, total: stored.length, pages: 1 },
    }),
  ),
  mock(routes.createCategory, async ({ request }) => {
    const body = (await request.json()) as AdministeredCategory;
    sent = [...sent, body];
    const data = { ...body, id: "cat_new", slug: body.slug ?? "new", productCount: 0, version: "1" };
    place(data, stored.length);
    return answer<Routes["createCategory"]>({ success: true, data }, 201);
  }),
  mock(routes.changeCategory, async ({ params, request }) => {
    const { version, order, ...change } = (await request.json()) as CategoryChange;
    const current = find(params.id);
    if (!current) return missing();
    if (version !== undefined && version !== current.version) return stale(current);
    sent = [...sent, { ...change, ...(order !== undefined && { order }) }];
    if (change.slug === "taken") return refuse("category_exists", { slug: "Такой адрес уже занят" });
    const data = { ...current, ...change, version: `${current.version}1` } as AdministeredCategory;
    stored = stored.map((one) => (one === current ? data : one));
    if (order !== undefined) place(data, order);
    return answer<Routes["changeCategory"]>({ success: true, data });
  }),
  mock(routes.mergeCategory, async ({ params, request }) => {
    const { into } = (await request.json()) as CategoryMerge;
    const [from, target] = [find(params.id), find(into)];
    if (!from || !target) return missing();
    if (into === "cat_4") return refuse("attribute_in_use", { "attributes.material": "Товаров: 3" });
    sent = [...sent, { merged: from.id, into }];
    stored = stored.flatMap((one) => {
      if (one === from) return [];
      return one.parentId === from.id ? { ...one, parentId: into } : one;
    });
    changeCategoryElsewhere(into, { productCount: target.productCount + from.productCount });
    return answer<Routes["mergeCategory"]>({ success: true, data: find(into)! });
  }),
  mock(routes.deleteCategory, ({ params, request }) => {
    const category = find(params.id);
    if (!category) return missing();
    const changed = findChanged(request, stored, params.id);
    if (changed) return stale(changed);
    if (category.productCount > 0) return failure("category_not_empty", "В категории есть товары");
    stored = stored.filter((one) => one !== category);
    return answer<Routes["deleteCategory"]>({ success: true, data: {} });
  }),
];

function refuse(code: "category_exists" | "attribute_in_use", fields: Record<string, string>) {
  const text = "Проверьте введённые данные";
  const body = { success: false, message: text, error: text, code, fields, requestId: "mock-request" };
  return HttpResponse.json(body, { status: 409 });
}
