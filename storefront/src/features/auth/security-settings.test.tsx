import type { authRoutes } from "@bezak/contract/auth.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { openPart, t, withoutNetwork } from "../../../test/shop-page.tsx";
import { serveShop } from "../../../test/shop-server.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { resetDevices } from "../../mocks/account-handlers.ts";
import { buyer, newcomer, token } from "../../mocks/people-handlers.ts";
import { createConfirmation } from "../../lib/confirmation.ts";
import { SecuritySettings } from "./security-settings.tsx";
import { writeSession } from "./session-storage.ts";

const server = serveShop();

beforeEach(() => {
  resetDevices();
  writeSession(localStorage, token, buyer);
});

const open = () => openPart(<SecuritySettings />, "/settings");

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const names = () =>
  within(screen.getByText(t("security.sessions")).closest("section")!)
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent);

test("lists every device; the current one cannot be signed out here", async () => {
  await open();
  expect(await screen.findByText("Chrome, Android")).toBeTruthy();
  expect(names()).toEqual(["Chrome, Android", "Chrome, Windows", t("security.unknownDevice")]);
  expect(screen.getByText(t("security.current")).closest("li")?.querySelector("button")).toBeNull();
});

test("signs out one device, then all the others, after the password", async () => {
  const { api } = await open();
  const confirmation = (api.confirming.current = createConfirmation());
  confirmation.attend();
  await screen.findByText("Chrome, Windows");
  press(t("security.endNamed", { device: "Chrome, Windows" }));
  await waitFor(() => expect(confirmation.asking.get()).toBe(true));
  expect(names()).toHaveLength(3);
  confirmation.settle("mock-proof");
  await waitFor(() => expect(names()).toEqual(["Chrome, Android", t("security.unknownDevice")]));
  press(t("security.endOthers"));
  await waitFor(() => expect(names()).toEqual(["Chrome, Android"]));
  expect(screen.queryByRole("button", { name: t("security.endOthers") })).toBeNull();
});

test("shows a wrong current password beside its field; the right one empties the form and ends other sessions", async () => {
  await open();
  await screen.findByText("Chrome, Windows");
  type("current-password", "wrong");
  type("new-password", "brand-new-password");
  press(t("security.change"));
  await waitFor(() =>
    expect(document.getElementById("current-password-error")?.textContent).toBe("Неверный пароль"),
  );
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field("current-password")));
  type("current-password", "bezak-buyer");
  press(t("security.change"));
  await waitFor(() => expect(field("new-password").value).toBe(""));
  await waitFor(() => expect(names()).toEqual(["Chrome, Android"]));
});

test("loads the list again after a failure", async () => {
  const broken = () => failure("server_error", "Произошла ошибка на сервере");
  server.use(http.get(`${base}/auth/sessions`, broken));
  await open();
  await screen.findByText("Произошла ошибка на сервере", undefined, { timeout: 20_000 });
  server.resetHandlers();
  press(t("common.retry"));
  expect(await screen.findByText("Chrome, Windows")).toBeTruthy();
});

test("confirms an address with the mailed code, and shows failures", async () => {
  const me = () => answer<(typeof authRoutes)["me"]>({ success: true, user: newcomer });
  server.use(http.get(`${base}/auth/me`, me));
  writeSession(localStorage, token, newcomer);
  const { session } = await open();
  const code = await screen.findByLabelText(new RegExp(t("security.code")));
  // the call must fail at once; a paused one would show a spinner until the network is back
  await withoutNetwork(async () => {
    server.use(http.post(`${base}/auth/ask-email-confirmation`, () => HttpResponse.error(), { once: true }));
    press(t("security.anotherCode"));
    await screen.findByText(t("errors.network"));
  });
  press(t("security.anotherCode"));
  await screen.findByText(t("security.anotherSent"));
  fireEvent.change(code, { target: { value: "654321" } });
  press(t("security.confirmEmail"));
  await screen.findByText("Неверный код, или он устарел");
  fireEvent.change(code, { target: { value: "123456" } });
  press(t("security.confirmEmail"));
  await waitFor(() => expect(screen.queryByText(t("security.unconfirmed"))).toBeNull());
  expect(session.state.get().user?.emailConfirmed).toBe(true);
});
