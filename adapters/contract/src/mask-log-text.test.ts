import { expect, it } from "vitest";
import { maskLogText } from "./mask-log-text.ts";

it.each([
  ["550 <ali.vali+shop@mail.example.uz> unknown", "550 <***@***> unknown"],
  ["GET /internal/outbox?to=ali%40example.uz&page=2", "GET /internal/outbox?to=***@***&page=2"],
  ["Key (email)=(o'ktam@example.uz) already exists", "Key (email)=(***@***) already exists"],
  ["ali@example.uz,vali@example.uz", "***@***,***@***"],
  ["әли@мысал.қаз", "***@***"],
  ["card 8600123412341234 of ali@example.uz", "card 8600…34 of ***@***"],
])("masks what is personal in %s", (text, masked) => {
  expect(maskLogText(text)).toBe(masked);
});

it("leaves a line of JSON whole when it masks", () => {
  const line = JSON.stringify({ msg: "550 no:\nali@example.uz\tvali@example.uz \\nora@example.uz" });
  const { msg } = JSON.parse(maskLogText(line)) as { msg: string };
  expect(msg).not.toContain("example");
  expect(msg).toContain("550 no:\n***@***\t***@***");
});

it.each([
  ["a scoped package's path", "at x (/app/node_modules/@mikro-orm/knex/a.js:1:2)"],
  ["a package with its version", "npm:knex@3.2.10"],
  ["a host", "postgres://bezak@localhost:5432/bezak"],
  ["an id", "customer cus_01M84Y65C and request 0d1f-4a"],
])("keeps %s", (_, text) => {
  expect(maskLogText(text)).toBe(text);
});

it("reads a long line quickly", () => {
  const line = `${"a".repeat(200_000)} @`;
  const begun = performance.now();
  expect(maskLogText(line)).toBe(line);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
