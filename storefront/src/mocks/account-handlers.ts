import * as routes from "@bezak/contract/routes/auth.ts";
import type { authRoutes, DeviceSession } from "@bezak/contract/auth.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { guest, signedIn, token } from "./people-handlers.ts";
import { mock } from "./mock.ts";

type Auth = typeof authRoutes;

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0";

export const devices: DeviceSession[] = [
  {
    id: "sess_1",
    device: `Mozilla/5.0 (Linux; Android 15; SM-A556) ${chrome} Mobile Safari/537.36`,
    current: true,
    createdAt: "2026-11-01T08:00:00.000Z",
    lastSeenAt: "2026-11-21T08:00:00.000Z",
  },
  {
    id: "sess_2",
    device: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    current: false,
    createdAt: "2026-10-01T08:00:00.000Z",
    lastSeenAt: "2026-11-18T15:30:00.000Z",
  },
  {
    id: "sess_3",
    device: null,
    current: false,
    createdAt: "2026-09-01T08:00:00.000Z",
    lastSeenAt: "2026-11-02T05:10:00.000Z",
  },
];

function wrongPassword() {
  const text = "Неверный пароль";
  const messages = {
    success: false,
    message: text,
    error: text,
    code: "wrong_password",
    requestId: "mock-request",
  };
  return HttpResponse.json({ ...messages, fields: { currentPassword: text } }, { status: 400 });
}

const confirmed = (request: Request) => request.headers.has("x-confirmation");
const unconfirmed = () => failure("confirmation_required", "Подтвердите действие паролем от аккаунта");

let ended: string[] = [];

const live = () => devices.filter(({ id }) => !ended.includes(id));

/** Restores the sessions of all devices. */
export function resetDevices(): void {
  ended = [];
}

/** Passwords and sessions of the mocked buyer; the current password `wrong` and the link `old` are refused. */
export const accountHandlers = [
  mock(routes.forgotPassword, () =>
    answer<Auth["forgotPassword"]>({
      success: true,
      data: null,
      message: "Если такой аккаунт есть, мы отправили на почту ссылку для нового пароля",
    }),
  ),
  mock(routes.resetPassword, async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    if (token === "old")
      return failure("reset_token_invalid", "Ссылка недействительна или устарела. Запросите новую");
    return answer<Auth["resetPassword"]>({ success: true, data: null, message: "Пароль изменён" });
  }),
  mock(routes.changePassword, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { currentPassword } = (await request.json()) as { currentPassword: string };
    if (currentPassword === "wrong") return wrongPassword();
    ended = devices.filter(({ current }) => !current).map(({ id }) => id);
    return answer<Auth["changePassword"]>({ success: true, data: { token }, message: "Пароль изменён" });
  }),
  mock(routes.confirmPassword, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { password } = (await request.json()) as { password: string };
    if (password === "wrong") return wrongPassword();
    return answer<Auth["confirmPassword"]>({
      success: true,
      data: { proof: "mock-proof", expiresAt: "2026-11-22T10:05:00.000Z" },
    });
  }),
  mock(routes.askEmailChange, ({ request }) => {
    if (!signedIn(request)) return guest();
    if (!confirmed(request)) return unconfirmed();
    return answer<Auth["askEmailChange"]>({
      success: true,
      data: { change: "mock-change", expiresAt: "2026-11-22T11:00:00.000Z" },
    });
  }),
  mock(routes.changeEmail, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { email, code } = (await request.json()) as { email: string; code: string };
    if (code !== "123456") return failure("email_code_invalid", "Неверный код, или он устарел");
    return answer<Auth["changeEmail"]>({ success: true, data: { email }, message: "Почта изменена" });
  }),
  mock(routes.askEmailConfirmation, ({ request }) =>
    signedIn(request)
      ? answer<Auth["askEmailConfirmation"]>({
          success: true,
          data: { expiresAt: "2026-11-22T11:00:00.000Z" },
        })
      : guest(),
  ),
  mock(routes.confirmEmail, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { code } = (await request.json()) as { code: string };
    if (code !== "123456") return failure("email_code_invalid", "Неверный код, или он устарел");
    return answer<Auth["confirmEmail"]>({ success: true, data: null, message: "Почта подтверждена" });
  }),
  mock(routes.sessions, ({ request }) =>
    signedIn(request) ? answer<Auth["sessions"]>({ success: true, data: live() }) : guest(),
  ),
  mock(routes.endOtherSessions, ({ request }) => {
    if (!signedIn(request)) return guest();
    if (!confirmed(request)) return unconfirmed();
    const others = live().filter(({ current }) => !current);
    ended = [...ended, ...others.map(({ id }) => id)];
    return answer<Auth["endOtherSessions"]>({ success: true, data: { ended: others.length } });
  }),
  mock(routes.endSession, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    if (!confirmed(request)) return unconfirmed();
    const id = String(params.id);
    if (!live().some((session) => session.id === id)) return failure("session_not_found", "Сеанс не найден");
    ended = [...ended, id];
    return answer<Auth["endSession"]>({ success: true, data: null });
  }),
];
