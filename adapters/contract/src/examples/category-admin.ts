import type { AdministeredCategory, categoryAdminRoutes } from "../category-admin.ts";
import type { Examples } from "./example.ts";

export const administeredCategory: AdministeredCategory = {
  id: "pcat_1",
  slug: "rings",
  name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" },
  icon: "gem",
  image: null,
  parentId: "pcat_0",
  order: 0,
  active: true,
  featured: false,
  productCount: 21,
  attributes: [
    {
      key: "material",
      name: { ru: "Материал", uz: "Material", en: "Material" },
      kind: "choice",
      unit: null,
      required: true,
      choices: [{ value: "silver", name: { ru: "Серебро", uz: "Kumush", en: "Silver" } }],
    },
  ],
  fiscalCodes: { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 },
  version: "1",
};

export const categoryAdminExamples: Examples<typeof categoryAdminRoutes> = {
  administeredCategories: {
    request: { query: { q: "кольца", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [administeredCategory],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  createCategory: {
    request: {
      body: {
        name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" },
        parentId: "pcat_0",
        slug: "rings",
        icon: "gem",
        order: 0,
        attributes: [
          {
            key: "material",
            name: { ru: "Материал", uz: "Material", en: "Material" },
            kind: "choice",
            required: true,
            choices: [{ value: "silver", name: { ru: "Серебро", uz: "Kumush", en: "Silver" } }],
          },
        ],
        fiscalCodes: { ikpu: "07117001001000001", packageCode: "1495086", vatPercent: 12 },
      },
    },
    answer: { success: true, data: administeredCategory, message: "Категория создана" },
  },
  changeCategory: {
    request: {
      params: { id: "pcat_1" },
      body: { name: { ru: "Перстни", uz: "Uzuklar" }, parentId: null, order: 2, version: "1" },
    },
    answer: {
      success: true,
      data: {
        ...administeredCategory,
        name: { ru: "Перстни", uz: "Uzuklar", en: null },
        parentId: null,
        order: 2,
        version: "2",
      },
      message: "Категория сохранена",
    },
  },
  mergeCategory: {
    request: { params: { id: "pcat_2" }, body: { into: "pcat_1", version: "1" } },
    answer: {
      success: true,
      data: { ...administeredCategory, productCount: 34, version: "2" },
      message: "Категории объединены",
    },
  },
  deleteCategory: {
    request: { params: { id: "pcat_1" } },
    answer: { success: true, data: {}, message: "Категория удалена" },
  },
};
