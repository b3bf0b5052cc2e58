import type { adminJobsRoutes, AdminJob } from "../admin-jobs.ts";
import type { Examples } from "./example.ts";

export const adminJob: AdminJob = {
  id: "job_1",
  kind: "hide_products",
  status: "running",
  admin: { id: "user_1", email: "admin@bezak.uz" },
  own: true,
  reason: "Нет сертификата",
  reasons: [],
  text: null,
  reference: null,
  undoes: null,
  undoneBy: null,
  undoStatus: null,
  total: 120,
  done: 45,
  unchanged: 2,
  failed: 1,
  createdAt: "2026-11-22T10:00:00.000Z",
  finishedAt: null,
  undoUntil: null,
};

const answer = { success: true, data: adminJob } as const;
const params = { id: "job_1" };

export const adminJobsExamples: Examples<typeof adminJobsRoutes> = {
  jobs: {
    request: { query: { page: 1, limit: 20, status: "running" } },
    answer: { success: true, data: [adminJob], pagination: { page: 1, limit: 20, total: 1, pages: 1 } },
  },
  startJob: {
    request: {
      body: { kind: "hide_products", ids: ["prod_1", "prod_2"], reason: "Нет сертификата" },
    },
    answer,
  },
  job: { request: { params }, answer },
  jobRows: {
    request: { params, query: { page: 1, limit: 20, state: "failed" } },
    answer: {
      success: true,
      data: [
        {
          object: { id: "prod_1", name: "Кожаная сумка" },
          state: "failed",
          code: "stale_version",
          text: "Это уже изменил кто-то другой",
        },
      ],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
    },
  },
  cancelJob: { request: { params }, answer: { success: true, data: { ...adminJob, status: "cancelled" } } },
  undoJob: {
    request: { params },
    answer: { success: true, data: { ...adminJob, id: "job_2", undoes: "job_1" } },
  },
};
