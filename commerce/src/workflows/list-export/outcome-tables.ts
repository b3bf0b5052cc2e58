import type { AdminCohorts, AdminOperations, AdminSearches } from "@bezak/contract/admin-analytics.ts";
import type { TimelineActor } from "@bezak/contract/timeline-actors.ts";
import { methodTexts, named, returnReasonTexts } from "./cell-texts.ts";
import {
  figureTable,
  idColumn,
  methodTitle,
  numberColumn,
  percentColumn,
  shopColumn,
} from "./figure-columns.ts";
import type { CellText, ExportColumn } from "./list-export.ts";

type Words = AdminSearches["top"][number];
type LateShop = AdminOperations["lateSellers"][number];
type Share = "acceptedInTime" | "sentInTime";
type Cohort = AdminCohorts["cohorts"][number];

const actorTexts: Readonly<Record<TimelineActor, CellText>> = {
  buyer: named("покупатель", "xaridor", "buyer"),
  seller: named("магазин", "doʻkon", "shop"),
  admin: named("маркетплейс", "marketpleys", "marketplace"),
  system: named(
    "автоматически, например без оплаты",
    "avtomatik, masalan, toʻlanmagan",
    "automatically, for example unpaid",
  ),
};

const wordsColumn: ExportColumn<Words> = {
  title: named("Запрос", "Soʻrov", "Query"),
  width: 40,
  cell: ({ words }) => words,
};
const searchesColumn = numberColumn<Words>(
  named("Поиски", "Qidiruvlar", "Searches"),
  ({ searches }) => searches,
);
const emptyColumn = numberColumn<Words>(
  named("Без результата", "Natijasiz", "No results"),
  ({ empty }) => empty,
);

/** What was searched, also in vain, as files. */
export const searchTables = {
  empty_searches: figureTable(
    ({ empty }: AdminSearches) => empty,
    [wordsColumn, emptyColumn, searchesColumn],
  ),
  top_searches: figureTable(({ top }: AdminSearches) => top, [wordsColumn, searchesColumn, emptyColumn]),
};

const late = ({ count, of }: LateShop[Share]) => of - count;

const inTime = (share: Share, title: CellText, lateTitle: CellText) => [
  percentColumn<LateShop>(title, (shop) => shop[share]),
  numberColumn<LateShop>(lateTitle, (shop) => late(shop[share]), 24),
];

/** How payments, parcels and returns went, as files. */
export const outcomeTables = {
  paid_attempts: figureTable(
    ({ paymentMethods }: AdminOperations) => paymentMethods,
    [
      { title: methodTitle, width: 26, cell: ({ method }) => methodTexts[method] ?? method },
      percentColumn(
        named("Успешные оплаты, %", "Muvaffaqiyatli toʻlovlar, %", "Successful payments, %"),
        (row) => row,
      ),
      numberColumn(named("Успешных", "Muvaffaqiyatli", "Successful"), ({ count }) => count),
      numberColumn(named("Попыток", "Urinishlar", "Attempts"), ({ of }) => of),
    ],
  ),
  cancelled_by: figureTable(
    ({ cancelledBy }: AdminOperations) => cancelledBy,
    [
      {
        title: named("Кто отменил", "Kim bekor qilgan", "Cancelled by"),
        width: 36,
        cell: ({ actor }) => actorTexts[actor],
      },
      numberColumn(named("Посылки", "Joʻnatmalar", "Parcels"), ({ count }) => count),
    ],
  ),
  return_reasons: figureTable(
    ({ returnReasons }: AdminOperations) => returnReasons,
    [
      {
        title: named("Причина возврата", "Qaytarish sababi", "Reason of the return"),
        width: 28,
        cell: ({ reason }) => returnReasonTexts[reason],
      },
      numberColumn(named("Возвраты", "Qaytarishlar", "Returns"), ({ count }) => count),
    ],
  ),
  late_shops: figureTable(
    ({ lateSellers }: AdminOperations) => lateSellers,
    [
      shopColumn,
      numberColumn(
        named("Опоздания", "Kechikishlar", "Late"),
        ({ acceptedInTime, sentInTime }) => late(acceptedInTime) + late(sentInTime),
      ),
      ...inTime(
        "acceptedInTime",
        named("Вовремя приняты, %", "Vaqtida qabul qilingan, %", "Accepted in time, %"),
        named("Не приняты вовремя", "Vaqtida qabul qilinmagan", "Not accepted in time"),
      ),
      ...inTime(
        "sentInTime",
        named("Вовремя отправлены, %", "Vaqtida joʻnatilgan, %", "Sent in time, %"),
        named("Не отправлены вовремя", "Vaqtida joʻnatilmagan", "Not sent in time"),
      ),
      idColumn(({ sellerId }) => sellerId),
    ],
  ),
};

const againColumns = ([30, 60, 90] as const).flatMap((days): ExportColumn<Cohort>[] => {
  const again = (cohort: Cohort) => cohort[`again${days}`];
  return [
    percentColumn(
      named(
        `Купили снова за ${days} дней, %`,
        `${days} kun ichida yana olgan, %`,
        `Bought again within ${days} days, %`,
      ),
      (cohort) => ({ count: again(cohort) ?? 0, of: again(cohort) === null ? 0 : cohort.buyers }),
    ),
    numberColumn(
      named(
        `Купили снова за ${days} дней`,
        `${days} kun ichida yana olgan`,
        `Bought again within ${days} days`,
      ),
      again,
      28,
    ),
  ];
});

/** Buyers who came again, as a file; cells of days that are not over are empty. */
export const cohortTables = {
  cohorts: figureTable(
    ({ cohorts }: AdminCohorts) => cohorts,
    [
      { title: named("Месяц", "Oy", "Month"), width: 12, cell: ({ month }) => month },
      numberColumn(named("Покупатели", "Xaridorlar", "Buyers"), ({ buyers }) => buyers, 14),
      ...againColumns,
    ],
  ),
};
