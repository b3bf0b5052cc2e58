import * as usersCalls from "@bezak/contract/routes/users.ts";
import * as uploadsCalls from "@bezak/contract/routes/uploads.ts";
import type { User } from "@bezak/contract/auth.ts";
import type { uploadsRoutes } from "@bezak/contract/uploads.ts";
import type { PersonalData, ProfileChange, usersRoutes } from "@bezak/contract/users.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { buyer, guest, signedIn } from "./people-handlers.ts";
import { mock } from "./mock.ts";

type Users = typeof usersRoutes;

export const password = "bezak-buyer";

const avatar = "/files/uploads/mockavatar0123456789-800x800.webp";

const personalData: PersonalData = {
  madeAt: "2026-11-21T07:00:00.000Z",
  profile: buyer as User,
  orders: [],
  sessions: [],
};

/** Changes are not stored: each call starts from the same user. */
const changed = (change: ProfileChange): User => ({ ...buyer, ...change }) as User;

export const usersHandlers = [
  mock(usersCalls.profile, ({ request }) =>
    signedIn(request) ? answer<Users["profile"]>({ success: true, data: buyer }) : guest(),
  ),
  mock(usersCalls.changeProfile, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const data = changed((await request.json()) as ProfileChange);
    return answer<Users["changeProfile"]>({ success: true, data, message: "Профиль обновлён" });
  }),
  mock(usersCalls.personalData, ({ request }) =>
    signedIn(request)
      ? HttpResponse.json(personalData, {
          headers: { "content-disposition": "attachment; filename*=UTF-8''bezak-data.json" },
        })
      : guest(),
  ),
  mock(usersCalls.closeAccount, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const body = (await request.json()) as { password: string };
    if (body.password !== password) return failure("wrong_password", "Неверный пароль");
    return answer<Users["closeAccount"]>({ success: true, data: null, message: "Аккаунт удалён" });
  }),
  mock(uploadsCalls.upload, ({ request }) =>
    signedIn(request)
      ? answer<(typeof uploadsRoutes)["upload"]>(
          { success: true, data: { url: avatar, type: "avatar", size: 40_000, width: 800, height: 800 } },
          201,
        )
      : guest(),
  ),
];
