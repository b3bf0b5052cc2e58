// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readApiError, withoutAnswer } from "../../lib/api-error.ts";
import { emptyForm, toForm, readFilledIn, writeFilledIn, type CheckoutForm } from "./checkout-form.ts";
import { formProblems, toOrder, serverProblems } from "./checkout-rules.ts";
import { endRefused, isOutcomeOpen, lostAttempt, newAttempt, readAttempt } from "./order-attempt.ts";

const good: CheckoutForm = {
  ...emptyForm,
  name: " Малика ",
  phone: "+998901234567",
  city: "tashkent",
  address: "Навои, 1",
};
const items = [{ productId: "p1", quantity: 1 }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("accepts a valid form, and reports an error for each invalid field", () => {
  expect(formProblems(good)).toEqual({});
  expect(Object.keys(formProblems(emptyForm))).toEqual(["name", "phone", "city", "address"]);
  expect(formProblems({ ...good, email: "a@b" })).toEqual({ email: "checkout.fieldEmail" });
  expect(formProblems({ ...good, method: "pickup", address: "" })).toEqual({});
});

test("sends the trimmed values of the form without empty ones", () => {
  expect(toOrder(good, { items, expectedTotal: 100 })).toEqual({
    items,
    delivery: { method: "courier", city: "tashkent", address: "Навои, 1", comment: undefined },
    contact: { name: "Малика", phone: "+998901234567", email: undefined },
    paymentMethod: "cash",
    comment: undefined,
    expectedTotal: 100,
  });
});

test("shows the server's errors at their fields", () => {
  expect(serverProblems({ "contact.phone": "Плохо", "items.0.quantity": "?" })).toEqual({ phone: "Плохо" });
});

test("keeps what was typed, and fills only untouched fields from the account", () => {
  writeFilledIn(localStorage, { name: "", city: "samarkand" });
  const filledIn = readFilledIn(localStorage);
  expect(toForm(filledIn, { name: "Малика", phone: "+998900000000", city: "tashkent" })).toMatchObject({
    name: "",
    phone: "+998900000000",
    city: "samarkand",
  });
  localStorage.setItem("checkout", '{"name":5,"method":"drone","extra":"x"}');
  expect(readFilledIn(localStorage)).toEqual({});
});

test("repeats a lost order under the same key despite another payment method or comment; another order gets a new key", () => {
  const body = toOrder(good, { items, expectedTotal: 100 });
  const attempt = newAttempt(sessionStorage, body);
  expect(readAttempt(sessionStorage)).toEqual(JSON.parse(JSON.stringify(attempt)));
  expect(lostAttempt(sessionStorage, toOrder(good, { items }))?.key).toBe(attempt.key);
  const otherwise = { ...good, paymentMethod: "click", comment: "!", deliveryComment: "?" } as const;
  expect(lostAttempt(sessionStorage, toOrder(otherwise, { items }))).toEqual(readAttempt(sessionStorage));
  const others = [{ address: "Навои, 2" }, { phone: "+998901234568" }, { city: "samarkand" }];
  for (const part of others)
    expect(lostAttempt(sessionStorage, toOrder({ ...good, ...part }, { items }))).toBeNull();
  const more = [{ productId: "p1", quantity: 2 }];
  expect(lostAttempt(sessionStorage, toOrder(good, { items: more }))).toBeNull();
  expect(newAttempt(sessionStorage, body).key).not.toBe(attempt.key);
});

test("keeps an attempt only after failures with an unknown outcome", () => {
  const open = [
    withoutAnswer("timeout"),
    withoutAnswer("network"),
    readApiError(503, {}),
    readApiError(429, {}),
  ];
  expect(open.map(isOutcomeOpen)).toEqual([true, true, true, true]);
  expect(isOutcomeOpen(readApiError(503, { code: "maintenance" }))).toBe(false);
  expect([400, 401, 409, 422].map((status) => isOutcomeOpen(readApiError(status, {})))).toEqual(
    Array(4).fill(false),
  );
});

test("sends a refused order under a new key when pressed again, a lost one under the same", () => {
  const body = toOrder(good, { items, expectedTotal: 100 });
  const press = () => (lostAttempt(sessionStorage, body) ?? newAttempt(sessionStorage, body)).key;
  const first = press();
  endRefused(sessionStorage, withoutAnswer("timeout"));
  expect(press()).toBe(first);
  endRefused(sessionStorage, readApiError(409, { code: "out_of_stock" }));
  expect(press()).not.toBe(first);
});
