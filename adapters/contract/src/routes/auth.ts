// Free of zod, since browsers import this file.
export const register = "POST /auth/register";
export const login = "POST /auth/login";
export const logout = "POST /auth/logout";
export const me = "GET /auth/me";
export const forgotPassword = "POST /auth/forgot-password";
export const resetPassword = "POST /auth/reset-password";
export const changePassword = "POST /auth/change-password";
export const confirmPassword = "POST /auth/confirm-password";
export const askEmailChange = "POST /auth/ask-email-change";
export const changeEmail = "POST /auth/change-email";
export const askEmailConfirmation = "POST /auth/ask-email-confirmation";
export const confirmEmail = "POST /auth/confirm-email";
export const sessions = "GET /auth/sessions";
export const sessionEnd = "GET /auth/session";
export const endOtherSessions = "DELETE /auth/sessions";
export const endSession = "DELETE /auth/sessions/{id}";
export const endAccountSessions = "DELETE /admin/accounts/{id}/sessions";
