import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { contactTopics } from "@bezak/contract/contact-topics.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["contacts"]);
const server = serveShop();

const main = () => within(screen.getByRole("main"));
const field = (key: "name" | "email" | "message" | "orderNumber" | "topic" | "phone") =>
  main().getByLabelText<HTMLInputElement>(new RegExp(`^${t(`contacts.${key}`)}`));
const type = (key: Parameters<typeof field>[0], value: string) =>
  fireEvent.change(field(key), { target: { value } });
const send = () => fireEvent.click(main().getByRole("button", { name: t("contacts.send") }));

function fill() {
  type("topic", "delivery");
  type("name", "Али");
  type("email", "ali@bezak.uz");
  type("message", "Где моя посылка?");
}

/** Collects the sent messages. */
function watch() {
  const sent: { key: string | null; body: Record<string, unknown> }[] = [];
  server.events.on("request:start", ({ request }) => {
    if (!request.url.endsWith("/contact-messages")) return;
    const key = request.headers.get("idempotency-key");
    void request
      .clone()
      .json()
      .then((body: Record<string, unknown>) => sent.push({ key, body }));
  });
  return sent;
}

test("offers eight topics and preselects the one in the address", async () => {
  await openShop("/contacts?topic=seller&order=1234567890");
  const options = within(field("topic")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value }) => value).filter(Boolean)).toEqual([...contactTopics]);
  expect(field("topic").value).toBe("seller");
  expect(field("orderNumber").value).toBe("1234567890");
  const phone = await main().findByRole("link", { name: "+998 71 200 00 00" });
  expect(phone.getAttribute("href")).toBe("tel:+998712000000");
});

test("shows errors beside their fields, focuses the first and sends nothing", async () => {
  const sent = watch();
  await openShop("/contacts");
  type("message", "коротко");
  send();
  expect(main().getByText(t("contacts.fieldTopic"))).toBeTruthy();
  expect(main().getByText(t("contacts.fieldMessage", { min: 10 }))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field("topic")));
  type("topic", "order");
  expect(main().queryByText(t("contacts.fieldTopic"))).toBeNull();
  expect(sent).toEqual([]);
});

test("sends a message, shows its number and the next step, and empties the form", async () => {
  const sent = watch();
  await openShop("/contacts");
  fill();
  expect(sessionStorage.getItem("contact")).toContain("Где моя посылка?");
  send();
  const title = await main().findByRole("heading", { name: t("contacts.sent") });
  expect(document.activeElement).toBe(title);
  expect(main().getByText(/Номер обращения: \d{8}/)).toBeTruthy();
  expect(main().getByText(t("contacts.sentMail", { email: "ali@bezak.uz" }))).toBeTruthy();
  expect(main().getByText(t("contacts.sentReply", { count: 2 }))).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    topic: "delivery",
    name: "Али",
    email: "ali@bezak.uz",
    message: "Где моя посылка?",
  });
  expect(sessionStorage.getItem("contact")).toBeNull();
  fireEvent.click(main().getByRole("button", { name: t("contacts.again") }));
  await waitFor(() => expect(field("message").value).toBe(""));
});

test("keeps what was typed after a reload", async () => {
  sessionStorage.setItem(
    "contact",
    JSON.stringify({ fields: { topic: "payment", message: "Не прошла оплата", colour: 1 } }),
  );
  await openShop("/contacts");
  expect([field("topic").value, field("message").value]).toEqual(["payment", "Не прошла оплата"]);
});

test("sends a message again under its key when the answer was lost", async () => {
  const sent = watch();
  server.use(http.post("*/api/v1/contact-messages", () => HttpResponse.error(), { once: true }));
  await openShop("/contacts");
  fill();
  send();
  await main().findByText(t("errors.network"));
  expect(field("message").value).toBe("Где моя посылка?");
  send();
  await main().findByRole("heading", { name: t("contacts.sent") });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test("shows the limit in the server's words, and sends the next attempt as a new message", async () => {
  const sent = watch();
  const text = "Слишком много запросов. Повторите чуть позже";
  const refusal = { success: false, message: text, error: text, code: "too_many_requests", requestId: "r" };
  server.use(
    http.post("*/api/v1/contact-messages", () => HttpResponse.json(refusal, { status: 429 }), { once: true }),
  );
  await openShop("/contacts");
  fill();
  send();
  await main().findByText(text);
  send();
  await main().findByRole("heading", { name: t("contacts.sent") });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("sends the honeypot when a bot fills it in, and hides it from everybody else", async () => {
  const sent = watch();
  await openShop("/contacts");
  fill();
  const trap = document.querySelector<HTMLInputElement>("input[name=website]")!;
  expect([trap.tabIndex, trap.closest("[aria-hidden]") !== null]).toEqual([-1, true]);
  trap.value = "https://spam.example";
  send();
  await main().findByRole("heading", { name: t("contacts.sent") });
  expect(sent[0]?.body.website).toBe("https://spam.example");
});

test("does not ask signed-in users for their name and address", async () => {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
  await openShop("/contacts");
  await waitFor(() => expect(field("email").value).toBe(buyer.email));
  expect(field("name").value).toBe(buyer.name);
});
