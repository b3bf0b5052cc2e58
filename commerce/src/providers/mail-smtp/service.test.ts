import { expect, it } from "vitest";
import { mustEncrypt } from "./service.ts";

it.each([
  ["smtp://user:password@mail.example:587", true, true],
  ["smtp://mail.localhost.example", true, true],
  ["smtp://localhost:25", true, false],
  ["smtp://127.0.0.1:25", true, false],
  ["smtp://mail.example:587", false, false],
])("mails by %s in production %s must be encrypted: %s", (url, production, expected) => {
  expect(mustEncrypt(url, production)).toBe(expected);
});
