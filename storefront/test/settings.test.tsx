import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { password } from "../src/mocks/users-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

beforeEach(() => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
});

const button = (name: string) => screen.findByRole("button", { name });

test("lets a guest choose theme and language, and asks to sign in for the rest", async () => {
  localStorage.clear();
  await openShop("/settings");
  await screen.findByText(t("settings.guest"));
  expect(screen.getByRole("heading", { name: t("settings.theme") })).toBeDefined();
  expect(screen.getByRole("heading", { name: t("settings.language") })).toBeDefined();
  expect(screen.queryByRole("button", { name: t("settings.endButton") })).toBeNull();
});

test("shows administrators neither notifications nor the closure of the account", async () => {
  const user = { ...buyer, role: "admin" };
  localStorage.setItem("user", JSON.stringify(user));
  server.use(http.get("*/api/v1/auth/me", () => HttpResponse.json({ success: true, user })));
  await openShop("/settings");
  await screen.findByRole("heading", { name: t("settings.security") });
  for (const name of ["settings.notifications", "settings.data", "settings.end"] as const)
    expect(screen.queryByRole("heading", { name: t(name) })).toBeNull();
  expect(screen.queryByRole("link", { name: t("nav.notifications") })).toBeNull();
});

test("stores the language in the profile; reports a failure and stays on the page", async () => {
  const going = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  let sent: unknown;
  server.use(
    http.put("*/api/v1/users/profile", () => HttpResponse.json({}, { status: 500 }), { once: true }),
    http.put("*/api/v1/users/profile", async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ success: true, data: { ...buyer, language: "uz" } });
    }),
  );
  await openShop("/settings");
  await button(t("settings.endButton"));
  fireEvent.click(await button("Oʻzbekcha"));
  await screen.findByText("Ошибка обновления пользователя");
  expect(going).not.toHaveBeenCalled();
  fireEvent.click(await button("Oʻzbekcha"));
  await waitFor(() => expect(going).toHaveBeenCalledOnce());
  expect(sent).toEqual({ language: "uz" });
  expect(localStorage.getItem("language")).toBe("uz");
});

test("downloads personal data as a file", async () => {
  const downloads: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    downloads.push(blob as Blob);
    return "blob:data";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await openShop("/settings");
  fireEvent.click(await button(t("settings.download")));
  await screen.findByText(t("settings.downloaded", { file: "bezak-data.json" }));
  const data = JSON.parse((await downloads[0]?.text()) ?? "") as { profile: unknown };
  expect(data.profile).toEqual(buyer);
});

test("closes an account after its password, and leaves nothing of the user in the browser", async () => {
  localStorage.setItem("checkout", JSON.stringify({ name: "Малика", address: "Навои, 1" }));
  localStorage.setItem("recentSearches", JSON.stringify(["кольцо"]));
  const { place } = await openShop("/settings");
  fireEvent.click(await button(t("settings.endButton")));
  const confirm = await button(t("settings.endConfirm"));
  const typed = () => document.getElementById("end-account-password") as HTMLInputElement;
  const errorText = () => document.getElementById("end-account-password-error")?.textContent;

  fireEvent.click(confirm);
  expect(errorText()).toBe(t("auth.fieldPassword"));
  fireEvent.change(typed(), { target: { value: "wrong" } });
  fireEvent.click(confirm);
  await waitFor(() => expect(errorText()).toBe("Неверный пароль"));
  expect(localStorage.getItem("token")).toBe(token);

  fireEvent.change(typed(), { target: { value: password } });
  fireEvent.click(confirm);
  await screen.findByText(t("settings.ended"));
  await waitFor(() => expect(place.now?.pathname).toBe("/"));
  for (const key of ["token", "user", "checkout", "recentSearches"]) {
    expect([key, localStorage.getItem(key)]).toEqual([key, null]);
  }
});

test("shows in the server's words why an account cannot be closed", async () => {
  const text = "У вас есть заказы в пути или незавершённый возврат. Аккаунт можно удалить после них";
  server.use(
    http.delete("*/api/v1/users/account", () =>
      HttpResponse.json({ success: false, error: text, code: "orders_under_way" }, { status: 409 }),
    ),
  );
  await openShop("/settings");
  fireEvent.click(await button(t("settings.endButton")));
  const confirm = await button(t("settings.endConfirm"));
  fireEvent.change(document.getElementById("end-account-password")!, { target: { value: "x" } });
  fireEvent.click(confirm);
  await screen.findByText(text);
  expect(localStorage.getItem("token")).toBe(token);
});
