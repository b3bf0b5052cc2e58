import type { SavedView, savedViewsRoutes } from "../saved-views.ts";
import type { Examples } from "./example.ts";

export const savedView: SavedView = {
  id: "view_1",
  list: "orders",
  name: "Просроченные в Самарканде",
  query: "city=samarkand&status=late",
  columns: ["buyer", "sum", "state"],
  density: "compact",
  shared: true,
  own: true,
  owner: "admin@bezak.uz",
  position: 0,
  version: "1793527200000000",
};

export const savedViewsExamples: Examples<typeof savedViewsRoutes> = {
  savedViews: {
    request: { query: { list: "orders" } },
    answer: { success: true, data: [savedView] },
  },
  saveView: {
    request: {
      body: {
        list: "orders",
        name: savedView.name,
        query: savedView.query,
        columns: savedView.columns,
        density: "compact",
        shared: true,
      },
    },
    answer: { success: true, data: savedView, message: "Вид сохранён" },
  },
  changeView: {
    request: { params: { id: "view_1" }, body: { name: "Просроченные", version: savedView.version } },
    answer: {
      success: true,
      data: { ...savedView, name: "Просроченные", version: "1793530800000000" },
      message: "Вид сохранён",
    },
  },
  deleteView: {
    request: { params: { id: "view_1" } },
    answer: { success: true, data: null, message: "Вид удалён" },
  },
};
