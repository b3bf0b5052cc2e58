import { endpoints } from "@bezak/contract/routes/all.ts";
import * as routes from "@bezak/contract/routes/list-exports.ts";
import { HttpResponse } from "msw";
import { mock } from "./mock.ts";

/** Every list is saved as the same small file. */
export const listExportHandlers = (Object.keys(routes) as (keyof typeof routes)[]).map((name) =>
  mock(
    endpoints[name],
    () =>
      new HttpResponse("mock", {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": "attachment; filename*=UTF-8''bezak-list.csv",
        },
      }),
  ),
);
