import * as routes from "@bezak/contract/routes/product-imports.ts";
import type { ProductImport, productImportsRoutes } from "@bezak/contract/product-imports.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { mock } from "./mock.ts";
import { checkedImport, newImport, oldImports } from "./import-fixtures.ts";
import { guest, signedIn } from "./people-handlers.ts";

type Routes = typeof productImportsRoutes;

let runs: readonly ProductImport[] = oldImports;

/** Resets to the history, optionally with an import in progress. */
export function resetImports(...running: ProductImport[]): void {
  runs = [...running, ...oldImports];
}

/** Progresses with each request; a job finishes with the second. */
function further(run: ProductImport): ProductImport {
  const { status, checked, written, rows } = run;
  const all = rows ?? 0;
  if (status === "checking") {
    return checked < all
      ? { ...run, checked: Math.min(all, checked + all / 2) }
      : { ...checkedImport, id: run.id };
  }
  if (status !== "running") return run;
  const good = all - run.wrong;
  const next = Math.min(good, written + Math.ceil(good / 2));
  return next < good ? { ...run, written: next } : { ...run, written: good, status: "done" };
}

function change(id: unknown, to: (run: ProductImport) => ProductImport) {
  const run = runs.find((one) => one.id === id);
  if (!run) return failure("import_not_found", "Импорт не найден");
  const data = to(run);
  runs = runs.map((one) => (one.id === id ? data : one));
  return answer<Routes["productImport"]>({ success: true, data });
}

const file = (name: string, type: string) =>
  new HttpResponse("mock", {
    headers: { "content-type": type, "content-disposition": `attachment; filename*=UTF-8''${name}` },
  });

export const importHandlers = [
  mock(routes.importTemplate, () => file("bezak-template-ru.xlsx", "application/octet-stream")),
  mock(routes.exportProducts, () => file("bezak-products.xlsx", "application/octet-stream")),
  mock(routes.importErrors, () => file("bezak-import-errors.csv", "text/csv; charset=utf-8")),
  mock(routes.productImports, ({ request }) => {
    if (!signedIn(request)) return guest();
    const parameters = new URL(request.url).searchParams;
    const [page, limit] = [Number(parameters.get("page") ?? 1), Number(parameters.get("limit") ?? 20)];
    return answer<Routes["productImports"]>({
      success: true,
      data: runs.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: runs.length, pages: Math.max(1, Math.ceil(runs.length / limit)) },
    });
  }),
  mock(routes.sendImport, async ({ request }) => {
    const sent = (await request.formData()).get("file") as File;
    const data: ProductImport = {
      ...newImport,
      id: `import_new_${runs.length}`,
      fileName: sent.name,
      checked: 0,
      created: 0,
      updated: 0,
      wrong: 0,
      createdAt: new Date().toISOString(),
    };
    runs = [data, ...runs];
    return answer<Routes["sendImport"]>({ success: true, data }, 201);
  }),
  mock(routes.productImport, ({ params }) => change(params.id, further)),
  mock(routes.startImport, ({ params }) => change(params.id, (run) => ({ ...run, status: "running" }))),
  mock(routes.cancelImport, ({ params }) =>
    change(params.id, (run) => ({ ...run, status: "cancelled", created: 0, updated: 0 })),
  ),
];
