import type { MedusaContainer } from "@medusajs/framework/types";
import type { ApprovalFilter } from "../approval/filter-approvals.ts";
import { findApprovalIds, readApprovalsByIds } from "../approval/read-approvals.ts";
import { approvalKindTexts, approvalStatusTexts, minute, named } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

/** Acts for a second administrator, of the kinds that this administrator may do. */
export const approvalsExport = (readerId: string) =>
  defineListExport({
    name: "approvals",
    findIds: (container: MedusaContainer, { status, kind, order, q, sort }: ApprovalFilter, limit: number) =>
      findApprovalIds(container, readerId, { status, kind, order, q, sort, limit }),
    read: (container: MedusaContainer, ids: readonly string[]) =>
      readApprovalsByIds(container, readerId, ids),
    idOf: ({ id }) => id,
    columns: [
      {
        title: named("Что сделать", "Nima qilish kerak", "What to do"),
        width: 24,
        cell: ({ kind }) => approvalKindTexts[kind],
      },
      { title: named("Номер", "Raqam", "Number"), cell: (approval) => approval.number },
      { title: named("Магазин", "Doʻkon", "Shop"), width: 28, cell: ({ seller }) => seller?.name },
      { title: named("Сумма, сум", "Summa, soʻm", "Amount, sum"), cell: ({ sum }) => sum },
      { title: named("Статус", "Holat", "Status"), cell: ({ status }) => approvalStatusTexts[status] },
      { title: named("Причина", "Sabab", "Reason"), width: 40, cell: ({ reason }) => reason },
      {
        title: named("Номер документа", "Hujjat raqami", "Reference"),
        width: 24,
        cell: ({ reference }) => reference,
      },
      {
        title: named("Запросил", "Soʻragan", "Requested by"),
        width: 24,
        cell: ({ requestedBy }) => requestedBy.name,
      },
      { title: named("Запрошено", "Soʻralgan", "Requested"), cell: ({ requestedAt }) => minute(requestedAt) },
      {
        title: named("Ждёт до", "Kutadi", "Waits until"),
        cell: ({ expiresAt }) => minute(expiresAt),
      },
      {
        title: named("Решил", "Hal qilgan", "Decided by"),
        width: 24,
        cell: ({ decidedBy }) => decidedBy?.name,
      },
      { title: named("Решено", "Hal qilingan", "Decided"), cell: ({ decidedAt }) => minute(decidedAt) },
      {
        title: named("Почему отклонено", "Nega rad etilgan", "Why declined"),
        width: 40,
        cell: ({ decisionReason }) => decisionReason,
      },
    ],
  });
