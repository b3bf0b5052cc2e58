import { notificationHandler } from "../../../change-notification.ts";

export const PATCH = notificationHandler("read");
