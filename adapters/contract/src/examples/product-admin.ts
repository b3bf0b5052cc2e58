import type { AdministeredProduct, AdministeredProductRow, productAdminRoutes } from "../product-admin.ts";
import type { Examples } from "./example.ts";
import { sellerProduct, sellerProductRow } from "./seller-products.ts";
import { seller } from "./shared.ts";

export const administeredRow: AdministeredProductRow = {
  ...sellerProductRow,
  seller,
  problems: ["no_fiscal_code"],
  suspiciousPrice: null,
  version: "3",
};

export const administeredProduct: AdministeredProduct = {
  ...sellerProduct,
  seller,
  suspiciousPrice: null,
  version: "3",
};

export const productAdminExamples: Examples<typeof productAdminRoutes> = {
  administeredProducts: {
    request: {
      query: {
        q: "ring",
        shop: "atlas",
        category: "rings",
        status: "published",
        problem: "no_fiscal_code",
        page: 1,
        limit: 10,
      },
    },
    answer: {
      success: true,
      data: [administeredRow],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { draft: 0, published: 1, hidden: 0 },
    },
  },
  administeredProduct: {
    request: { params: { id: "prod_1" } },
    answer: { success: true, data: administeredProduct },
  },
  createProduct: {
    request: {
      body: {
        sellerId: "sel_1",
        name: "Кольцо",
        categoryId: "pcat_1",
        price: 90_000,
        stock: 5,
        status: "draft",
      },
    },
    answer: { success: true, data: administeredProduct, message: "Товар опубликован" },
  },
  changeProduct: {
    request: {
      params: { id: "prod_1" },
      body: { status: "hidden", reason: "Нет документов на товар", version: "3" },
    },
    answer: {
      success: true,
      data: {
        ...administeredProduct,
        status: "hidden",
        hiddenReason: "Нет документов на товар",
        version: "4",
      },
      message: "Товар скрыт от покупателей",
    },
  },
  deleteProduct: {
    request: { params: { id: "prod_1" } },
    answer: { success: true, data: {}, message: "Товар удалён" },
  },
};
