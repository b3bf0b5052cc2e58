import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { openShop, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

const server = serveShop();

/** Bodies of the sent registrations. */
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  watchRequests(server, async (request) => {
    if (request.url.endsWith("/auth/register")) sent.push(await request.json());
  });
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: t("auth.register") }));

test("does not send an invalid form: shows errors beside their fields and focuses the first", async () => {
  await openShop("/register");
  type("register-name", "Нигора");
  type("register-phone", "90");
  press();
  expect(document.activeElement).toBe(field("register-email"));
  const errorText = (id: string) => document.getElementById(`${id}-error`)?.textContent;
  expect(errorText("register-name")).toBeUndefined();
  expect(errorText("register-email")).toBe(t("auth.fieldEmail"));
  expect(errorText("register-phone")).toBe(t("auth.fieldPhone"));
  expect(errorText("register-password")).toBe(t("auth.fieldPasswordShort", { min: 8 }));
  expect(field("register-email").getAttribute("aria-describedby")).toContain("register-email-error");

  // the error of a corrected field disappears, the others stay
  type("register-email", "nigora@example.uz");
  expect(errorText("register-email")).toBeUndefined();
  expect(errorText("register-password")).toBe(t("auth.fieldPasswordShort", { min: 8 }));
  press();
  expect(document.activeElement).toBe(field("register-phone"));
  expect(sent).toEqual([]);
});

test("shows the server's errors beside their fields, and returns to the former page after signing in", async () => {
  const complaint = { email: "Такая почта уже есть" };
  server.use(
    http.post(
      "*/api/v1/auth/register",
      () =>
        HttpResponse.json(
          { success: false, message: "Проверьте данные", error: "Проверьте данные", fields: complaint },
          { status: 422 },
        ),
      { once: true },
    ),
  );
  const { place } = await openShop("/register?next=%2Fcheckout");
  type("register-name", " Нигора ");
  type("register-email", "nigora@example.uz");
  type("register-password", "correct horse");
  press();
  await screen.findByText(complaint.email);
  await waitFor(() => expect(document.activeElement).toBe(field("register-email")));
  expect(screen.getByRole("alert").textContent).toContain("Проверьте данные");
  type("register-email", "other@example.uz");
  expect(screen.queryByText(complaint.email)).toBeNull();
  press();
  await waitFor(() => expect(place.now?.pathname).toBe("/checkout"));
  expect(sent.at(-1)).toEqual({
    name: "Нигора",
    email: "other@example.uz",
    password: "correct horse",
    language: "ru",
  });
});

test("shows and hides a password", async () => {
  await openShop("/login");
  type("login-password", "bezak-buyer");
  expect(field("login-password").type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: t("auth.showTyped") }));
  expect(field("login-password").type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: t("auth.hideTyped") }));
  expect(field("login-password").type).toBe("password");
  expect(field("login-password").value).toBe("bezak-buyer");
});

test("tells password managers the purpose of each field", async () => {
  await openShop("/login");
  expect(field("login-email").autocomplete).toBe("username webauthn");
  expect(field("login-password").autocomplete).toBe("current-password");
  cleanup();
  await openShop("/register");
  const autocomplete = ["name", "email", "phone", "password"].map(
    (one) => field(`register-${one}`).autocomplete,
  );
  expect(autocomplete).toEqual(["name", "email", "tel-national", "new-password"]);
});
