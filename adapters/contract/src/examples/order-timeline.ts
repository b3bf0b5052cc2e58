import type { OrderEvent, orderTimelineRoutes } from "../order-timeline.ts";
import type { Examples } from "./example.ts";

export const orderEvents: readonly OrderEvent[] = [
  {
    id: "news-1",
    at: "2026-11-01T12:00:10.000Z",
    kind: "notification",
    title: "Продавец принял посылку",
    shown: true,
    readAt: null,
    mail: { to: "customer@bezak.uz", sentAt: "2026-11-01T12:00:12.000Z", failed: false },
    repeats: [],
    repeatTo: "customer@bezak.uz",
  },
  {
    id: "par_1-1",
    at: "2026-11-01T12:00:00.000Z",
    kind: "parcel",
    parcel: "1234567890-1",
    seller: "Registon Atelier",
    status: "confirmed",
    actor: "admin",
    administrator: "admin@bezak.uz",
    approvedBy: null,
    reason: null,
  },
];

export const orderTimelineExamples: Examples<typeof orderTimelineRoutes> = {
  orderTimeline: {
    request: { params: { id: "par_1" }, query: { page: 1, limit: 20 } },
    answer: {
      success: true,
      data: [...orderEvents],
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    },
  },
  resendOrderMail: {
    request: { params: { id: "par_1" }, body: { notificationId: "news-1" } },
    answer: {
      success: true,
      data: { to: "customer@bezak.uz", at: "2026-11-02T09:00:00.000Z" },
      message: "Письмо скоро будет отправлено",
    },
  },
};
