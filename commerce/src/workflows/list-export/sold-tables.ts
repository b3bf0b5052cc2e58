import type { AdminSales } from "@bezak/contract/admin-analytics.ts";
import type { AdminAnalytics } from "@bezak/contract/admin-stats.ts";
import { methodTexts, named } from "./cell-texts.ts";
import {
  figureTable,
  idColumn,
  methodTitle,
  nameColumn,
  numberColumn,
  shopColumn,
} from "./figure-columns.ts";

const gmv = named("Оборот, сум", "Aylanma, soʻm", "GMV, sum");
const orders = named("Заказы", "Buyurtmalar", "Orders");
const product = named("Товар", "Mahsulot", "Product");
const sales = named("Продано, сум", "Sotilgan, soʻm", "Sold, sum");
const pieces = named("Штук", "Dona", "Pieces");
const salesBefore = named("До этого, сум", "Bundan oldin, soʻm", "Before, sum");

const placed = [
  numberColumn(gmv, (row: { gmv: number }) => row.gmv),
  numberColumn(orders, (row: { orders: number }) => row.orders, 12),
] as const;

const sold = [
  numberColumn(sales, (row: { sales: number }) => row.sales),
  numberColumn(pieces, (row: { pieces: number }) => row.pieces, 12),
] as const;

/** What the chart of the overview can show, and what was sold where and how, as files. */
export const soldTables = {
  days: figureTable(
    ({ series }: AdminAnalytics) => series,
    [
      { title: named("День", "Kun", "Day"), width: 12, cell: ({ date }) => date },
      numberColumn(gmv, (day) => day.gmv),
      numberColumn(named("Чистый оборот, сум", "Sof aylanma, soʻm", "Net GMV, sum"), (day) => day.netGmv),
      numberColumn(
        named("Доход от комиссии, сум", "Komissiya daromadi, soʻm", "Commission revenue, sum"),
        (day) => day.revenue,
        26,
      ),
      numberColumn(orders, (day) => day.orders, 12),
      numberColumn(
        named("Доставленные заказы", "Yetkazilgan buyurtmalar", "Delivered orders"),
        (day) => day.deliveredOrders,
        24,
      ),
      numberColumn(named("Новые аккаунты", "Yangi hisoblar", "New accounts"), (day) => day.buyers),
      numberColumn(named("Новые магазины", "Yangi doʻkonlar", "New shops"), (day) => day.sellers),
      numberColumn(named("Просмотры товаров", "Mahsulotlar koʻrilishi", "Product views"), (day) => day.views),
      numberColumn(named("Посетители", "Tashrif buyuruvchilar", "Visitors"), (day) => day.visits),
    ],
  ),
  top_products: figureTable(
    ({ topProducts }: AdminAnalytics) => topProducts,
    [nameColumn(product), ...sold, idColumn(({ productId }) => productId)],
  ),
  top_categories: figureTable(
    ({ topCategories }: AdminAnalytics) => topCategories,
    [nameColumn(named("Категория", "Turkum", "Category")), ...sold, idColumn(({ categoryId }) => categoryId)],
  ),
  cities: figureTable(
    ({ cities }: AdminAnalytics) => cities,
    [nameColumn(named("Город", "Shahar", "City")), ...placed],
  ),
  payment_methods: figureTable(
    ({ paymentMethods }: AdminAnalytics) => paymentMethods,
    [{ title: methodTitle, width: 26, cell: ({ method }) => methodTexts[method] ?? method }, ...placed],
  ),
};

/** What is sold less than before, and who sells most, as files. */
export const comparedTables = {
  sinking_products: figureTable(
    ({ sinkingProducts }: AdminSales) => sinkingProducts,
    [
      nameColumn(product),
      numberColumn(
        named("На сколько меньше, сум", "Qancha kam, soʻm", "How much less, sum"),
        (row) => row.before.sales - row.sales,
        24,
      ),
      ...sold,
      numberColumn(salesBefore, ({ before }) => before.sales),
      numberColumn(
        named("Штук до этого", "Bundan oldin, dona", "Pieces before"),
        ({ before }) => before.pieces,
      ),
      idColumn(({ productId }) => productId),
    ],
  ),
  shops: figureTable(
    ({ sellers }: AdminSales) => sellers,
    [
      shopColumn,
      sold[0],
      numberColumn(named("Посылки", "Joʻnatmalar", "Parcels"), ({ parcels }) => parcels, 12),
      numberColumn(salesBefore, ({ before }) => before.sales),
      numberColumn(
        named("Посылки до этого", "Bundan oldin, joʻnatmalar", "Parcels before"),
        ({ before }) => before.parcels,
      ),
      idColumn(({ sellerId }) => sellerId),
    ],
  ),
};
