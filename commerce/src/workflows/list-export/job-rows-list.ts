import { describeRowCode } from "@bezak/contract/job-row-text.ts";
import type { JobRowState } from "@bezak/contract/job-kinds.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  findJobRowIds,
  readJobRowsByIds,
  type JobOfReader,
  type JobRowChoice,
} from "../admin-job/read-job-rows.ts";
import { named } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

const states = {
  waiting: named("ждёт", "kutmoqda", "waiting"),
  done: named("изменено", "oʻzgartirildi", "changed"),
  unchanged: named("было так и раньше", "avval ham shunday edi", "like that before"),
  failed: named("не удалось", "amalga oshmadi", "failed"),
} as const satisfies Record<JobRowState, unknown>;

/** Rows of one bulk act, in its sequence, with why each has failed. */
export const jobRowsExport = (job: JobOfReader) =>
  defineListExport({
    name: "job-rows",
    findIds: (container: MedusaContainer, { state, q }: JobRowChoice, limit: number) =>
      findJobRowIds(container, job, { state, q, limit }),
    read: (container: MedusaContainer, ids: readonly string[]) => readJobRowsByIds(container, job, ids),
    idOf: ({ id }) => id,
    columns: [
      { title: named("№", "№", "No."), width: 8, cell: ({ place }) => place },
      { title: named("Что", "Nima", "What"), width: 40, cell: ({ object }) => object.name },
      { title: named("Итог", "Natija", "Result"), cell: ({ state }) => states[state] },
      {
        title: named("Почему", "Nega", "Why"),
        width: 60,
        cell: ({ code }, language) => describeRowCode(code, language),
      },
      { title: named("Код", "Kod", "Code"), cell: ({ code }) => code },
      { title: named("Идентификатор", "Identifikator", "Id"), width: 34, cell: ({ object }) => object.id },
    ],
  });
