// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { saveScroll, restoreScroll } from "./restore-scroll.ts";

const form = `<form>
  <input name="email"><input name="password" type="password"><textarea name="note"></textarea>
  <select name="city"><option value="a"></option><option value="b"></option></select>
  <input type="checkbox" name="agree"><input name="q"><input name="q">
</form>`;

const field = (name: string, nth = 0) => document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[nth]!;

function open(path: string, body: string) {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = body;
}

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

function leave() {
  open("/register?next=%2Fcart", form);
  field("email").value = "nigora@example.uz";
  field("password").value = "secret";
  field("note").value = "Позвоните";
  field("city").value = "b";
  field("agree").checked = true;
  field("q", 1).value = "кольцо";
  Object.defineProperty(window, "scrollY", { value: 700, configurable: true });
  saveScroll(sessionStorage);
}

test("carries fields, checkboxes and scroll position to another language, and never stores a password", () => {
  leave();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("secret");
  open("/uz/register?next=%2Fcart", form);
  const heard: string[] = [];
  document.addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).name));
  restoreScroll(sessionStorage);
  expect(field("email").value).toBe("nigora@example.uz");
  expect(field("password").value).toBe("");
  expect(field("note").value).toBe("Позвоните");
  expect(field("city").value).toBe("b");
  expect(field("agree").checked).toBe(true);
  expect([field("q").value, field("q", 1).value]).toEqual(["", "кольцо"]);
  expect(heard).toContain("email");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 700, behavior: "instant" });
});

test("fills a field that is rendered later", async () => {
  leave();
  open("/en/register?next=%2Fcart", "<main></main>");
  restoreScroll(sessionStorage);
  document.querySelector("main")!.innerHTML = form;
  await vi.waitFor(() => expect(field("email").value).toBe("nigora@example.uz"));
});

test("restores nothing on another page or a second time", () => {
  leave();
  open("/uz/login", form);
  restoreScroll(sessionStorage);
  expect(field("email").value).toBe("");
  open("/uz/register?next=%2Fcart", form);
  restoreScroll(sessionStorage);
  expect(field("email").value).toBe("");
});

test("stores neither a card nor a one-time code, even when the field has only an id", () => {
  const secret = { card: "8600 4954 7331 6478", expiry: "03/99", code: "666666" };
  open(
    "/payment-status/pay_1",
    `<form><input id="a" autocomplete="cc-number"><input id="b" autocomplete="cc-exp">
    <input id="c" autocomplete="one-time-code"><input id="d" autocomplete="name"></form>`,
  );
  const values = [...Object.values(secret), "Малика"];
  document.querySelectorAll("input").forEach((input, index) => (input.value = values[index]!));
  saveScroll(sessionStorage);
  const saved = JSON.stringify({ ...sessionStorage });
  expect(saved).toContain("Малика");
  for (const value of Object.values(secret)) expect(saved).not.toContain(value);
});
