import { composeReason } from "@bezak/contract/moderation-reasons.ts";
import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { JobFilter } from "../admin-job/filter-jobs.ts";
import { findJobIds, readJobsByIds } from "../admin-job/read-jobs.ts";
import { minute, named } from "./cell-texts.ts";
import { jobKindTexts, jobStatusTexts, jobUndoingTexts } from "./job-texts.ts";
import { defineListExport } from "./list-export.ts";

/** Bulk acts of the kinds that this administrator may make. */
export const jobsExport = (readerId: string) =>
  defineListExport({
    name: "jobs",
    findIds: (
      container: MedusaContainer,
      { status, kind, q, own, sort }: JobFilter & { sort: TimeSort },
      limit: number,
    ) => findJobIds(container, readerId, { status, kind, q, own, sort, limit }),
    read: (container: MedusaContainer, ids: readonly string[]) => readJobsByIds(container, readerId, ids),
    idOf: ({ id }) => id,
    columns: [
      {
        title: named("Что сделать", "Nima qilish kerak", "What to do"),
        width: 40,
        cell: ({ kind, undoes }) => (undoes === null ? jobKindTexts : jobUndoingTexts)[kind],
      },
      { title: named("Статус", "Holat", "Status"), cell: ({ status }) => jobStatusTexts[status] },
      {
        title: named("Запустил", "Boshlagan", "Started by"),
        width: 28,
        cell: ({ admin }) => admin.email ?? admin.id,
      },
      { title: named("Начато", "Boshlangan", "Started"), cell: ({ createdAt }) => minute(createdAt) },
      { title: named("Закончено", "Tugagan", "Ended"), cell: ({ finishedAt }) => minute(finishedAt) },
      { title: named("Строк", "Qatorlar", "Rows"), cell: ({ total }) => total },
      { title: named("Изменено", "Oʻzgartirildi", "Changed"), cell: ({ done }) => done },
      {
        title: named("Было так и раньше", "Avval ham shunday edi", "Like that before"),
        cell: ({ unchanged }) => unchanged,
      },
      { title: named("Не удалось", "Amalga oshmadi", "Failed"), cell: ({ failed }) => failed },
      {
        title: named("Причина", "Sabab", "Reason"),
        width: 40,
        cell: ({ reasons, reason }, language) => composeReason({ reasons, words: reason }, language),
      },
      { title: named("Заметка", "Eslatma", "Note"), width: 40, cell: ({ text }) => text },
      { title: named("Идентификатор", "Identifikator", "Id"), width: 34, cell: ({ id }) => id },
    ],
  });
