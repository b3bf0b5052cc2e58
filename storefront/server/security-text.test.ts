import fastify from "fastify";
import { expect, test } from "vitest";
import { securityText, serveSecurityText } from "./security-text.ts";

const origin = "https://bezak.uz";

test("names the contact, and an expiry date within a year", () => {
  const now = Date.parse("2026-11-23T10:00:00Z");
  expect(securityText({ origin, contact: "security@bezak.uz" }, now)).toBe(
    [
      "Contact: mailto:security@bezak.uz",
      "Expires: 2027-05-23T00:00:00.000Z",
      "Preferred-Languages: ru, uz, en",
      "Canonical: https://bezak.uz/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([
  [undefined, "https://bezak.uz/contacts"],
  ["https://example.uz/report", "https://example.uz/report"],
])("reads the contact %s as %s", (contact, uri) => {
  expect(securityText({ origin, contact })).toContain(`Contact: ${uri}\n`);
});

test("serves security.txt as plain text", async () => {
  const app = fastify();
  await app.register(serveSecurityText, { origin, contact: undefined });
  const { statusCode, headers } = await app.inject("/.well-known/security.txt");
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
});
