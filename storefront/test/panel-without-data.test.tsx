import type { authRoutes, User } from "@bezak/contract/auth.ts";
import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { adminPages } from "../src/app/admin-routes.tsx";
import { writeSession } from "../src/features/auth/session-storage.ts";
import { answer, base, failure } from "../src/mocks/answers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openShop, t, withoutNetwork } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();
const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin", adminRank: "owner" };

type Me = (typeof authRoutes)["me"];

/** Forms of something new need no data, nor does the page of an unknown address. */
const NEEDS_NONE = /new$|\*$/;

const paths = adminPages.ru.flatMap(({ path = "" }) =>
  NEEDS_NONE.test(path) ? [] : [`/admin/${path.replace(":id", "x_1")}`.replace(/\/$/, "")],
);

test("there are such pages", () => expect(paths.length).toBeGreaterThan(30));

test.each(paths)("%s tells that there is no network, then that its data was not loaded", async (path) => {
  server.use(http.all(`${base}/*`, () => failure("commerce_unavailable", "Магазин не отвечает")));
  server.use(http.get(`${base}/auth/me`, () => answer<Me>({ success: true, user: admin })));
  writeSession(localStorage, token, admin);
  await withoutNetwork(async (comeBack) => {
    await openShop(path);
    const main = within(await screen.findByRole("main"));
    expect((await main.findAllByText(t("offline.title"))).length).toBeGreaterThan(0);
    comeBack();
    expect((await main.findAllByRole("button", { name: t("common.retry") })).length).toBeGreaterThan(0);
    expect(main.queryByText(t("offline.title"))).toBeNull();
    expect(main.queryByText(/undefined|NaN/)).toBeNull();
  });
});
