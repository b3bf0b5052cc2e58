import * as routes from "@bezak/contract/routes/saved-views.ts";
import type { NewView, SavedView, savedViewsRoutes, ViewChange } from "@bezak/contract/saved-views.ts";
import { answer, failure } from "./answers.ts";
import { findChanged, mock } from "./mock.ts";

type Routes = typeof savedViewsRoutes;

const mine = "admin@bezak.uz";

/** A list's views that change as in the shop, from `stored` on. */
export function savedViewHandlersOf(stored: readonly SavedView[]) {
  let views = [...stored];
  const notFound = () => failure("view_not_found", "Вид не найден");
  return [
    mock(routes.savedViews, ({ request }) => {
      const list = new URL(request.url).searchParams.get("list");
      const data = views
        .filter((view) => view.list === list)
        .toSorted((one, other) => Number(other.own) - Number(one.own) || one.position - other.position);
      return answer<Routes["savedViews"]>({ success: true, data });
    }),
    mock(routes.saveView, async ({ request }) => {
      const body = (await request.json()) as NewView;
      const position = views.filter(({ own, list }) => own && list === body.list).length;
      const id = `view_new${views.length}`;
      const data: SavedView = { ...body, id, own: true, owner: mine, position, version: "v1" };
      views.push(data);
      return answer<Routes["saveView"]>({ success: true, data, message: "Вид сохранён" }, 201);
    }),
    mock(routes.changeView, async ({ request, params }) => {
      const { version, position, ...change } = (await request.json()) as ViewChange;
      const before = views.find(({ id }) => id === params.id);
      if (!before) return notFound();
      if (version !== undefined && version !== before.version)
        return failure("stale_version", "Тем временем это изменил кто-то другой", { current: before });
      const data = { ...before, ...change, version: `${before.version}+` };
      views = views.map((view) => (view === before ? data : view));
      if (position !== undefined) {
        const others = views.filter((view) => view !== data && view.own && view.list === data.list);
        others.splice(position, 0, data);
        views = views.map((view) => ({
          ...view,
          ...(others.includes(view) && { position: others.indexOf(view) }),
        }));
      }
      return answer<Routes["changeView"]>({ success: true, data, message: "Вид сохранён" });
    }),
    mock(routes.deleteView, ({ params, request }) => {
      if (!views.some(({ id }) => id === params.id)) return notFound();
      const current = findChanged(request, views, params.id);
      if (current) return failure("stale_version", "Тем временем это изменил кто-то другой", { current });
      views = views.filter(({ id }) => id !== params.id);
      return answer<Routes["deleteView"]>({ success: true, data: null, message: "Вид удалён" });
    }),
  ];
}

/** Nobody has saved a view. */
export const savedViewHandlers = savedViewHandlersOf([]);
