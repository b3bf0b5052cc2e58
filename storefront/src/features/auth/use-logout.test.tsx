import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openPart } from "../../../test/shop-page.tsx";
import { serveShop } from "../../../test/shop-server.ts";
import { applicationKey, checkoutKey, contactKey, orderAttemptKey } from "../../lib/typed-forms.ts";
import { buyer, token } from "../../mocks/people-handlers.ts";
import { LogoutButton } from "./logout-button.tsx";
import { tokenKey, userKey, writeSession } from "./session-storage.ts";

serveShop();

beforeEach(() => {
  writeSession(localStorage, token, buyer);
  for (const key of [checkoutKey, applicationKey(buyer.id), "cart"])
    localStorage.setItem(key, `{"name":"Ali"}`);
  for (const key of [contactKey, orderAttemptKey, ...drafts, "scroll"])
    sessionStorage.setItem(key, `{"name":"Ali"}`);
});

const drafts = ["review:prod_1:new", "reply-draft:prev_1"];

const left = (storage: Storage) =>
  [
    checkoutKey,
    orderAttemptKey,
    contactKey,
    applicationKey(buyer.id),
    ...drafts,
    tokenKey,
    userKey,
    "cart",
    "scroll",
  ].filter(
    (key) =>
      storage.getItem(key)?.includes("Ali") || ([tokenKey, userKey].includes(key) && storage.getItem(key)),
  );

test("removes the session and unsent forms on signing out, and keeps the cart", async () => {
  await openPart(<LogoutButton>Out</LogoutButton>, "/settings");
  fireEvent.click(await screen.findByRole("button", { name: "Out" }));
  expect(left(localStorage)).toEqual(["cart"]);
  expect(left(sessionStorage)).toEqual(["scroll"]);
});
