import { administeredUser } from "@bezak/contract/examples/user-admin.ts";
import * as routes from "@bezak/contract/routes/user-admin.ts";
import type { AdministeredUser, userAdminRoutes } from "@bezak/contract/user-admin.ts";
import { answer } from "./answers.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof userAdminRoutes;

/** A buyer, a seller with long names, a blocked buyer who was not seen for months, an administrator. */
export const administeredUsers: readonly AdministeredUser[] = [
  { ...administeredUser, id: "cus_1", name: "Малика Каримова", email: "malika@example.uz" },
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

export const userAdminHandlers = [
  mock(routes.administeredUsers, ({ request }) => {
    const [q, role, state] = ["q", "role", "state"].map((name) => parameter(request, name));
    const found = stored.filter(
      (one) =>
        `${one.name} ${one.email} ${one.phone}`.toLowerCase().includes(q?.toLowerCase() ?? "") &&
        (!role || one.role === role) &&
        (!state || one.blocked === (state === "blocked")),
    );
    return answer<Routes["administeredUsers"]>(toPage(request, found));
  }),
];
