import { userRoles } from "@bezak/contract/user-roles.ts";
import { countTabs } from "./count-tabs.ts";
import { administeredUser } from "@bezak/contract/examples/user-admin.ts";
import type { authRoutes } from "@bezak/contract/auth.ts";
import { endAccountSessions } from "@bezak/contract/routes/auth.ts";
import * as routes from "@bezak/contract/routes/user-admin.ts";
import type { AdministeredUser, UserChange, userAdminRoutes } from "@bezak/contract/user-admin.ts";
import { answer, failure } from "./answers.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof userAdminRoutes;

/** A buyer, a seller with long names, a blocked buyer who was not seen for months, an administrator. */
export const administeredUsers: readonly AdministeredUser[] = [
  { ...administeredUser, id: "cus_7", name: "Малика Каримова", email: "malika@example.uz" },
  {
    ...administeredUser,
    id: "cus_2",
    name: "Очень-Длинное-Имя-Без-Пробелов Абдурахмоновна Тошпулатова",
    email: "a.very.long.address.of.a.seller.without.any.spaces@example.uz",
    role: "seller",
    shop: { id: "seller_1", name: "Зеркало и Кожа Ташкента" },
    emailConfirmed: false,
    orders: 0,
    spent: 0,
  },
  {
    ...administeredUser,
    id: "cus_3",
    name: "Jasur Toshev",
    email: "jasur@example.uz",
    phone: null,
    blocked: true,
    blockedReason: "Поддельные отзывы: десять за день с одного телефона",
    blockedAt: "2026-11-22T10:00:00.000Z",
    lastSeenAt: null,
    orders: 1204,
    spent: 1_204_500_000,
  },
  {
    ...administeredUser,
    id: "user_2",
    name: "Dilnoza Azizova",
    email: "dilnoza@bezak.uz",
    role: "admin",
    orders: 2,
    spent: 90_000,
  },
];

let stored = administeredUsers;

/** Resets the users to the first or the given ones. */
export function resetAdministeredUsers(to: readonly AdministeredUser[] = administeredUsers): void {
  stored = to;
}

/** Changes a user as another administrator, which gives the account another version. */
export function changeUserElsewhere(id: string, change: Partial<AdministeredUser>): void {
  stored = stored.map((one) => (one.id === id ? { ...one, version: `${one.version}+`, ...change } : one));
}

const missing = () => failure("account_not_found", "Аккаунт не найден");

/** An administrator has another id than the buyer of before. */
function toChange({ role, blocked, reason }: UserChange): Partial<AdministeredUser> {
  if (role) return { role, id: role === "admin" ? "user_9" : "cus_9" };
  return blocked
    ? { blocked, blockedReason: reason ?? null, blockedAt: new Date().toISOString() }
    : { blocked: false, blockedReason: null, blockedAt: null };
}

export const userAdminHandlers = [
  mock(routes.administeredUsers, ({ request }) => {
    const [q, role, state] = ["q", "role", "state"].map((name) => parameter(request, name));
    const found = stored.filter(
      (one) =>
        `${one.name} ${one.email} ${one.phone}`.toLowerCase().includes(q?.toLowerCase() ?? "") &&
        (!state || one.blocked === (state === "blocked")),
    );
    const shown = found.filter((one) => !role || one.role === role);
    const [by, direction] = (parameter(request, "sort") ?? "").split("_");
    return answer<Routes["administeredUsers"]>({
      ...toPage(
        request,
        by === "orders" || by === "spent"
          ? shown.toSorted((one, other) => (one[by] - other[by]) * (direction === "asc" ? 1 : -1))
          : shown,
      ),
      counts: countTabs(userRoles, found, (one, tab) => one.role === tab),
    });
  }),
  mock(routes.administeredUser, ({ params }) => {
    const data = stored.find(({ id }) => id === params.id);
    return data ? answer<Routes["administeredUser"]>({ success: true, data }) : missing();
  }),
  mock(routes.changeUser, async ({ params, request }) => {
    const change = (await request.json()) as UserChange;
    const current = stored.find(({ id }) => id === params.id);
    if (!current) return missing();
    if (change.version !== current.version)
      return failure("stale_version", "Данные уже изменились", { current });
    const to = toChange(change);
    changeUserElsewhere(current.id, to);
    const data = stored.find(({ id }) => id === (to.id ?? current.id))!;
    return answer<Routes["changeUser"]>({ success: true, data });
  }),
  mock(routes.deleteUser, ({ params }) => {
    const user = stored.find(({ id }) => id === params.id);
    if (!user) return missing();
    if (user.shop) return failure("account_has_shop", "За аккаунтом числится магазин");
    stored = stored.filter((one) => one !== user);
    return answer<Routes["deleteUser"]>({ success: true, data: null });
  }),
  mock(endAccountSessions, () =>
    answer<(typeof authRoutes)["endAccountSessions"]>({ success: true, data: { ended: 2 } }),
  ),
];
