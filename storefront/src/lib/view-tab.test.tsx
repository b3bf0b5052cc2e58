import { toViewToken } from "@bezak/contract/person-view-rules.ts";
import { beforeEach, expect, it } from "vitest";
import { openStorage } from "./storage.ts";
import { endViewing, takeViewFromAddress, toViewAddress } from "./open-view.ts";
import { isViewing } from "./view-tab.ts";

const token = toViewToken("a".repeat(43));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

const open = (address: string) => {
  window.history.replaceState(null, "", address);
  takeViewFromAddress();
};

it("takes the token from the address into a storage of this tab alone", () => {
  localStorage.setItem("token", "of the administrator");
  open(toViewAddress("/orders?page=2", token));
  expect(window.location.href).toMatch(/\/orders\?page=2$/);
  expect(isViewing()).toBe(true);
  expect(openStorage("localStorage").getItem("token")).toBe(token);
  openStorage("localStorage").setItem("cart", "[]");
  openStorage("localStorage").removeItem("token");
  expect([localStorage.getItem("token"), localStorage.getItem("cart")]).toEqual([
    "of the administrator",
    null,
  ]);
});

it("stays a view when its session has ended, until it is left", () => {
  open(toViewAddress("/", token));
  openStorage("localStorage").setItem("cart", "[]");
  openStorage("localStorage").removeItem("token");
  expect(isViewing()).toBe(true);
  endViewing();
  expect([isViewing(), sessionStorage.length]).toEqual([false, 0]);
  localStorage.setItem("token", "own");
  expect(openStorage("localStorage").getItem("token")).toBe("own");
});

it.each(["/#view=", "/#view=short", `/?view=${token}`, "/#token=x"])("takes nothing from %s", (address) => {
  open(address);
  expect(isViewing()).toBe(false);
});
