import type { adminJobsRoutes, AdminJob, JobRow, NewJob } from "@bezak/contract/admin-jobs.ts";
import { adminJob } from "@bezak/contract/examples/admin-jobs.ts";
import * as routes from "@bezak/contract/routes/admin-jobs.ts";
import { answer, failure } from "./answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof adminJobsRoutes;

export interface MockedJobs {
  jobs: readonly AdminJob[];
  rows?: readonly JobRow[];
  /** bodies with which jobs were started */
  started?: NewJob[];
  /** rows that a filter finds */
  found?: number;
}

const paged = <T>(request: Request, data: readonly T[]) => {
  const search = new URL(request.url).searchParams;
  const [page, limit] = [Number(search.get("page") ?? 1), Number(search.get("limit") ?? 20)];
  return {
    success: true as const,
    data: data.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: data.length, pages: Math.ceil(data.length / limit) },
  };
};

/** Bulk acts that change as in the shop, from `jobs` on. */
export function adminJobHandlersOf({ jobs: stored, rows = [], started = [], found = 431 }: MockedJobs) {
  let jobs = [...stored];
  const change = (id: unknown, to: Partial<AdminJob>) => {
    const job = jobs.find((one) => one.id === id);
    if (!job) return failure("job_not_found", "Задание не найдено");
    const data = { ...job, ...to };
    jobs = jobs.map((one) => (one === job ? data : one));
    return answer<Routes["job"]>({ success: true, data });
  };
  return [
    mock(routes.jobs, ({ request }) => {
      const search = new URL(request.url).searchParams;
      const found = jobs.filter(
        ({ status, own, kind, reason, admin }) =>
          (!search.has("status") || status === search.get("status")) &&
          (!search.has("kind") || kind === search.get("kind")) &&
          `${reason} ${admin.email}`.toLowerCase().includes((search.get("q") ?? "").toLowerCase()) &&
          (!search.has("own") || own),
      );
      const sorted = search.get("sort") === "oldest" ? found.toReversed() : found;
      return answer<Routes["jobs"]>(paged(request, sorted));
    }),
    mock(routes.startJob, async ({ request }) => {
      const body = (await request.json()) as NewJob;
      started.push(body);
      const data: AdminJob = {
        ...adminJob,
        id: `job_new${jobs.length}`,
        kind: body.kind,
        reason: body.reason ?? null,
        reasons: body.reasons ?? [],
        total: body.ids?.length ?? found,
        done: 0,
        unchanged: 0,
        failed: 0,
      };
      jobs = [data, ...jobs];
      return answer<Routes["startJob"]>({ success: true, data, message: "Задание запущено" }, 201);
    }),
    mock(routes.job, ({ params }) => change(params.id, {})),
    mock(routes.jobRows, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [state, q] = [searchParams.get("state"), searchParams.get("q")?.toLowerCase() ?? ""];
      const found = rows.filter(
        (row) => (!state || row.state === state) && row.object.name.toLowerCase().includes(q),
      );
      return answer<Routes["jobRows"]>(paged(request, found));
    }),
    mock(routes.cancelJob, ({ params }) => change(params.id, { status: "cancelled" })),
    mock(routes.undoJob, ({ params }) => {
      const id = `job_undo${jobs.length}`;
      jobs = [{ ...adminJob, id, undoes: String(params.id) }, ...jobs];
      return change(id, {});
    }),
  ];
}

export const adminJobHandlers = adminJobHandlersOf({ jobs: [] });
