import { z } from "zod";
import { categoryIcons } from "./category-icons.ts";
import { page, pageQuery, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { attributeKinds, vatRates } from "./product-attributes.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/category-admin.ts";
import { CategoryAttribute, showsProducts } from "./seller-products.ts";
import {
  Id,
  IdParams,
  Localized,
  queryNumber,
  storableText,
  Version,
  VersionInput,
} from "./shared-schemas.ts";
import { WrittenText } from "./shops.ts";
import { withoutReadOnly } from "./shown-body.ts";

const count = z.int().min(0);

/** Fiscal codes of the products in and below a category that have none of their own. */
export const CategoryFiscalCodes = z
  .strictObject({
    ikpu: z
      .string()
      .regex(/^\d{17}$/)
      .describe("code of the national catalogue"),
    packageCode: z.string().regex(/^\d{1,20}$/),
    vatPercent: z.literal([...vatRates]),
  })
  .meta({ id: "CategoryFiscalCodes" });

/** A category as administrators see it, active or not. */
export const AdministeredCategory = z
  .object({
    id: Id,
    slug: z.string(),
    name: Localized,
    icon: z.string().nullable(),
    image: z.string().nullable(),
    parentId: Id.nullable(),
    order: count.describe("position among the categories with the same parent, from 0"),
    active: z.boolean().describe("buyers see it; those below an inactive one are hidden as well"),
    featured: z.boolean(),
    productCount: count.describe("products in and below it, drafts and hidden ones too"),
    attributes: z.array(CategoryAttribute).describe("its own; those of the category above apply as well"),
    fiscalCodes: z
      .object({ ikpu: z.string(), packageCode: z.string(), vatPercent: z.number() })
      .nullable()
      .describe("its own; null: those of the category above"),
    version: Version,
  })
  .meta({ id: "AdministeredCategory" });

export type AdministeredCategory = z.infer<typeof AdministeredCategory>;

const isUnique = (list: readonly string[]) => new Set(list).size === list.length;
const unique = { params: { code: "duplicate" } };

const WrittenChoice = z.strictObject({
  value: z.string().regex(/^[a-z0-9][a-z0-9_]{0,59}$/),
  name: WrittenText(1, 80),
});

const WrittenAttribute = z
  .strictObject({
    key: CategoryAttribute.shape.key,
    name: WrittenText(1, 80),
    kind: z.enum(attributeKinds),
    unit: WrittenText(1, 20).nullish().describe("only for kind `number`"),
    required: z.boolean().optional().describe("false if left out"),
    choices: z
      .array(WrittenChoice)
      .max(200)
      .refine((choices) => isUnique(choices.map(({ value }) => value)), unique)
      .optional()
      .describe("only for kind `choice`, which needs at least one"),
  })
  .refine(({ kind, unit }) => kind === "number" || !unit, { path: ["unit"] })
  .refine(({ kind, choices = [] }) => (kind === "choice") === choices.length > 0, { path: ["choices"] });

const fields = {
  name: WrittenText(1, 80),
  parentId: Id.nullish().describe("a top category; null or left out for a top category"),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60)
    .optional()
    .describe("made of the name if left out"),
  icon: z.enum(categoryIcons).nullish(),
  image: storableText.max(300).nullish().describe("address from POST /upload with type `image`"),
  order: z.int().min(0).max(10_000).optional().describe("position from 0; at the end if left out"),
  active: z.boolean().optional().describe("true if left out"),
  featured: z.boolean().optional().describe("if left out: true for a top category, else false"),
  attributes: z
    .array(WrittenAttribute)
    .max(40)
    .refine((list) => isUnique(list.map(({ key }) => key)), unique)
    .optional(),
  fiscalCodes: CategoryFiscalCodes.nullish(),
};

export const NewCategory = z.strictObject(fields).meta({ id: "NewCategory" });

export type NewCategory = z.infer<typeof NewCategory>;

export const CategoryChange = z
  .strictObject({
    ...fields,
    name: fields.name.optional().describe("replaces all languages"),
    parentId: Id.nullish().describe("null: becomes a top category"),
    slug: fields.slug.describe("addresses with the former one stop working"),
    order: fields.order.describe("position from 0 among the categories with the same parent"),
    active: z.boolean().optional(),
    featured: z.boolean().optional(),
    attributes: fields.attributes.describe(
      "the whole list; an attribute or a choice that products use can be neither left out nor given another kind",
    ),
    version: VersionInput,
  })
  .meta({ id: "CategoryChange" });

export type CategoryChange = z.infer<typeof CategoryChange>;

export const CategoryMerge = z
  .strictObject({
    into: Id.describe("the category that remains"),
    version: VersionInput,
  })
  .meta({ id: "CategoryMerge" });

export type CategoryMerge = z.infer<typeof CategoryMerge>;

const CategoryAnswer = success("AdministeredCategoryAnswer", AdministeredCategory);

export const categoryAdminRoutes = defineRoutes({
  administeredCategories: {
    ...splitEndpoint(routes.administeredCategories),
    summary: "All categories, inactive ones too, each top category before those below it",
    access: ["admin"],
    forward: { path: "/admin/categories", pick: "categories" },
    query: z.strictObject({
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("words of the name in any language, or of the slug"),
      page: pageQuery.page,
      limit: queryNumber(
        z.int().min(1).max(limits.treeMax).default(limits.treeMax).describe("by default the whole tree"),
      ),
    }),
    success: { status: 200, schema: page("AdministeredCategoryList", AdministeredCategory) },
  },
  createCategory: {
    ...splitEndpoint(routes.createCategory),
    summary: "Create a category; a second one with the same name and parent is refused",
    access: ["admin"],
    forward: { path: "/admin/categories", pick: "category", drops: showsProducts },
    body: NewCategory,
    success: { status: 201, schema: CategoryAnswer },
    errors: ["category_not_found", "category_exists"],
  },
  changeCategory: {
    ...splitEndpoint(routes.changeCategory),
    summary: "Change or move a category; fields that are left out keep their values",
    access: ["admin"],
    forward: { path: "/admin/categories/{id}", pick: "category", drops: showsProducts },
    extension: true,
    versioned: true,
    params: IdParams,
    body: CategoryChange,
    fromShown: withoutReadOnly(AdministeredCategory, CategoryChange),
    success: { status: 200, schema: CategoryAnswer },
    errors: ["category_not_found", "category_exists", "attribute_in_use", "stale_version"],
  },
  mergeCategory: {
    ...splitEndpoint(routes.mergeCategory),
    summary:
      "Merge a category into another one, which takes over its products, the categories below it and its former addresses; its commission rules and fiscal codes where it has none. Whoever may not change commission rules cannot merge a category that has some. An error of `attributes` names those that products would lose",
    access: ["admin"],
    forward: {
      path: "/admin/categories/{id}/merge",
      pick: "category",
      drops: [...showsProducts, "/sections"],
    },
    extension: true,
    versioned: true,
    params: IdParams,
    body: CategoryMerge,
    success: { status: 200, schema: CategoryAnswer },
    errors: ["category_not_found", "category_exists", "attribute_in_use", "stale_version"],
  },
  deleteCategory: {
    ...splitEndpoint(routes.deleteCategory),
    summary: "Delete a category without products and without categories below it",
    access: ["admin"],
    forward: { path: "/admin/categories/{id}", drops: showsProducts },
    extension: true,
    versioned: true,
    current: AdministeredCategory,
    params: IdParams,
    success: { status: 200, schema: success("DeletedCategory", z.object({})) },
    errors: ["category_not_found", "category_not_empty", "stale_version"],
  },
});
