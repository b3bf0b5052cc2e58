import type { ProductImport } from "@bezak/contract/product-imports.ts";

const at = "2026-11-20T08:30:00.000Z";

/** An empty import; stories override its fields. */
export const newImport: ProductImport = {
  id: "import_1",
  fileName: "осень-2026.xlsx",
  format: "xlsx",
  status: "checking",
  rows: 1200,
  checked: 400,
  written: 0,
  created: 310,
  updated: 60,
  wrong: 12,
  problems: [],
  failure: null,
  createdAt: at,
  finishedAt: null,
};

export const importProblems: ProductImport["problems"] = [
  { row: 14, column: "Цена, сум", text: "Не меньше 1" },
  { row: 27, column: "Категория", text: "Такой категории нет" },
  { row: 31, column: "Артикул (SKU)", text: "Такой артикул уже есть в строке 30" },
  { row: 44, column: "Атрибут: Металл", text: "Выберите одно из: Серебро, Золото" },
  { row: 58, column: null, text: "Строка этого же товара с ошибкой: 57" },
];

export const checkedImport: ProductImport = {
  ...newImport,
  status: "checked",
  checked: 1200,
  created: 940,
  updated: 180,
  wrong: 41,
  problems: importProblems,
};

export const oldImports: readonly ProductImport[] = [
  {
    ...newImport,
    id: "import_old_1",
    fileName: "остатки.csv",
    format: "csv",
    status: "done",
    rows: 320,
    checked: 320,
    written: 318,
    created: 0,
    updated: 290,
    wrong: 2,
    createdAt: "2026-11-12T06:00:00.000Z",
    finishedAt: "2026-11-12T06:01:00.000Z",
    problems: importProblems.slice(0, 2),
  },
  {
    ...newImport,
    id: "import_old_2",
    fileName: "прайс поставщика.xlsx",
    status: "failed",
    rows: null,
    checked: 0,
    created: 0,
    updated: 0,
    wrong: 0,
    createdAt: "2026-11-10T06:00:00.000Z",
    failure: "Неизвестные столбцы: «Опт». Удалите их или назовите как в шаблоне",
    finishedAt: at,
  },
];
