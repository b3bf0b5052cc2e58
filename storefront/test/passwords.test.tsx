import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { writeSession } from "../src/features/auth/session-storage.ts";
import { resetDevices } from "../src/mocks/account-handlers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

const server = serveShop();

/** Bodies of the sent changes of the password. */
let sent: unknown[] = [];

beforeEach(() => {
  resetDevices();
  sent = [];
  watchRequests(server, async (request) => {
    if (/-password$/.test(request.url)) sent.push(await request.json());
  });
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const errorText = (id: string) => document.getElementById(`${id}-error`)?.textContent;

test("links to the forgotten password beside the login", async () => {
  const { place } = await openShop("/login");
  fireEvent.click(screen.getByRole("link", { name: t("auth.forgot") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/forgot-password"));
});

test("requests a link and announces the server's message", async () => {
  await openShop("/forgot-password");
  type("forgot-email", "nobody");
  press(t("auth.forgotSend"));
  expect(errorText("forgot-email")).toBe(t("auth.fieldEmail"));
  expect(sent).toEqual([]);
  type("forgot-email", " buyer@bezak.uz ");
  press(t("auth.forgotSend"));
  const heading = await screen.findByRole("heading", { level: 1, name: t("auth.mailSent") });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText(/Если такой аккаунт есть/)).toBeTruthy();
  expect(sent).toEqual([{ email: "buyer@bezak.uz" }]);
  press(t("auth.sendAgain"));
  expect(field("forgot-email").value).toBe("");
});

test("removes the token from the address, sets the new password and ends the session", async () => {
  writeSession(localStorage, token, buyer);
  const { place } = await openShop("/reset-password?token=from-the-mail");
  await waitFor(() => expect(place.now).toMatchObject({ pathname: "/reset-password", search: "" }));
  type("reset-password", "short");
  press(t("auth.resetSend"));
  expect(errorText("reset-password")).toBe(t("auth.fieldPasswordShort", { min: 8 }));
  type("reset-password", "brand-new-password");
  press(t("auth.resetSend"));
  await screen.findByRole("heading", { level: 1, name: t("auth.resetDone") });
  expect(sent).toEqual([{ token: "from-the-mail", password: "brand-new-password" }]);
  expect(localStorage.getItem("token")).toBeNull();
  expect(screen.getByRole("link", { name: t("auth.toLogin") }).getAttribute("href")).toBe("/login");
});

test("offers a new link when the old one is invalid", async () => {
  await openShop("/reset-password?token=old");
  type("reset-password", "brand-new-password");
  press(t("auth.resetSend"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Ссылка недействительна или устарела");
  const again = within(alert).getByRole("link", { name: t("auth.newLink") });
  expect(again.getAttribute("href")).toBe("/forgot-password");
});

test("explains what is missing without a token", async () => {
  await openShop("/reset-password");
  await screen.findByRole("heading", { level: 1, name: t("auth.linkMissing") });
  expect(field("reset-password")).toBeNull();
});
