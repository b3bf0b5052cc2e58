import type { User } from "@bezak/contract/auth.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop, watchRequests } from "./shop-server.ts";

const server = serveShop();

/** Bodies of the sent changes. */
let sent: unknown[] = [];

beforeEach(() => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
  sent = [];
  watchRequests(server, async (request) => {
    if (request.method === "PUT") sent.push(await request.json());
  });
});

const field = (id: string) => document.getElementById(`profile-${id}`) as HTMLInputElement;
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: t("profile.save") });

async function openProfile() {
  const shop = await openShop("/profile");
  await screen.findByRole("option", { name: "Самарканд" });
  return shop;
}

const storedName = () => (JSON.parse(localStorage.getItem("user") ?? "{}") as Partial<User>).name;

/** Delays the answer to the next change until it is released. */
function heldAnswer(answer: () => Response) {
  let go: () => void = () => undefined;
  const answerDelay = new Promise<void>((resolve) => (go = resolve));
  server.use(
    http.put("*/api/v1/users/profile", async () => {
      await answerDelay;
      return answer();
    }),
  );
  return () => act(async () => go());
}

test("asks a guest to sign in, and returns", async () => {
  localStorage.clear();
  await openShop("/profile");
  await screen.findByText(t("profile.guest"));
  const loginLinks = screen.getAllByRole("link", { name: t("nav.login") });
  expect(loginLinks.some((link) => link.getAttribute("href") === "/login?next=%2Fprofile")).toBe(true);
});

test("sends only changed fields, and clears emptied ones", async () => {
  await openProfile();
  expect(save().disabled).toBe(true);
  expect([field("name").value, field("city").value]).toEqual([buyer.name, "tashkent"]);
  type("address", "  Регистан, 12 ");
  type("city", "");
  type("phone", "");
  expect(screen.getByText(t("profile.unsaved"))).toBeDefined();
  fireEvent.click(save());
  await screen.findByText(t("profile.saved"));
  expect(sent).toEqual([{ phone: null, city: null, address: "Регистан, 12" }]);
  expect(save().disabled).toBe(true);
  expect(field("address").value).toBe("Регистан, 12");
});

test("shows the new name before the server's answer, and the old one after a refusal", async () => {
  await openProfile();
  const answer = heldAnswer(() => HttpResponse.json({}, { status: 500 }));
  type("name", "Нигора Каримова");
  fireEvent.click(save());
  await waitFor(() => expect(storedName()).toBe("Нигора Каримова"));
  expect(screen.getByRole("button", { name: t("nav.account", { name: "Нигора Каримова" }) })).toBeDefined();
  await answer();
  // the server gave no reason, so the specification's message is shown
  await screen.findByText("Ошибка обновления профиля");
  expect(storedName()).toBe(buyer.name);
  expect(screen.getByRole("button", { name: t("nav.account", { name: buyer.name }) })).toBeDefined();
  // what was typed stays
  expect(field("name").value).toBe("Нигора Каримова");
  expect(save().disabled).toBe(false);
});

test("shows and focuses errors at their fields, including the server's", async () => {
  await openProfile();
  type("name", " ");
  type("phone", "90");
  fireEvent.click(save());
  expect(document.activeElement).toBe(field("name"));
  expect(document.getElementById("profile-phone-error")?.textContent).toBe(t("profile.fieldPhone"));
  expect(sent).toEqual([]);

  const refused = { success: false, error: "Проверьте данные", fields: { city: "Недопустимое значение" } };
  server.use(http.put("*/api/v1/users/profile", () => HttpResponse.json(refused, { status: 400 })));
  fireEvent.click(screen.getByRole("button", { name: t("profile.undo") }));
  expect(field("name").value).toBe(buyer.name);
  type("city", "samarkand");
  fireEvent.click(save());
  await screen.findByText(refused.fields.city);
  expect(document.activeElement).toBe(field("city"));
});

test("asks before leaving with unsaved changes", async () => {
  const { place } = await openProfile();
  const orders = () => screen.getAllByRole("link", { name: new RegExp(t("profile.ordersText")) })[0]!;
  type("address", "Навои, 1");
  fireEvent.click(orders());
  await screen.findByText(t("profile.leaveText"));
  expect(place.now?.pathname).toBe("/profile");
  fireEvent.click(screen.getByRole("button", { name: t("leave.stay") }));
  expect(field("address").value).toBe("Навои, 1");
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  fireEvent.click(orders());
  fireEvent.click(await screen.findByRole("button", { name: t("leave.go") }));
  await waitFor(() => expect(place.now?.pathname).toBe("/orders"));
});

test("does not ask when everything is saved", async () => {
  const { place } = await openProfile();
  fireEvent.click(screen.getAllByRole("link", { name: new RegExp(t("profile.settingsText")) })[0]!);
  await waitFor(() => expect(place.now?.pathname).toBe("/settings"));
});

function choosePicture(file: File) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  fireEvent.change(input, { target: { files: [file] } });
}

test("uploads and shows a picture at once; refuses other files without sending them", async () => {
  const forms: string[] = [];
  watchRequests(server, async (request) => {
    if (request.url.endsWith("/upload")) forms.push(await request.text());
  });
  await openProfile();
  choosePicture(new File(["<svg/>"], "a.svg", { type: "image/svg+xml" }));
  await screen.findByText(t("profile.avatarType"));
  expect(forms).toEqual([]);
  choosePicture(new File(["jpeg"], "a.jpg", { type: "image/jpeg" }));
  await screen.findByRole("button", { name: t("profile.avatarRemove") });
  expect(forms[0]).toMatch(/name="type"\s+avatar/);
  expect(sent).toEqual([{ avatar: expect.stringMatching(/^\/files\/uploads\//) as string }]);
  expect(screen.queryByText(t("profile.avatarType"))).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: t("profile.avatarRemove") }));
  await screen.findByRole("button", { name: t("profile.avatarChoose") });
  expect(sent.at(-1)).toEqual({ avatar: null });
});
