// Free of zod, since browsers import this file.
export const notifications = "GET /notifications";
export const notificationStats = "GET /notifications/stats";
export const readAllNotifications = "PATCH /notifications/read-all";
export const readNotification = "PATCH /notifications/{id}/read";
export const archiveNotification = "PATCH /notifications/{id}/archive";
export const restoreNotification = "PATCH /notifications/{id}/restore";
export const deleteNotification = "DELETE /notifications/{id}";
export const notificationPreferences = "GET /notifications/preferences";
export const changeNotificationPreferences = "PUT /notifications/preferences";
