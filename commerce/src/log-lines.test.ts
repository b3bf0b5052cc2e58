import { logger } from "@medusajs/framework/logger";
import { expect, it, vi } from "vitest";
import { withCaller } from "./caller-context.ts";
import { completeLogLines, getMaskLines } from "./log-lines.ts";

interface Instance {
  format: { transform(line: object): Record<symbol, unknown> };
  transports: { format?: { transform(line: object, options?: unknown): unknown }; log: unknown }[];
}

const MESSAGE = Symbol.for("message");
const request = (headers: object) => ({ headers, socket: { remoteAddress: "127.0.0.1" } }) as never;

/** Lines that the engine's logger has written, as fields. */
function getLines() {
  const [transport] = (logger as unknown as { loggerInstance_: Instance }).loggerInstance_.transports;
  const lines: Record<string | symbol, unknown>[] = [];
  if (transport)
    transport.log = (line: Record<string, unknown>, done: () => void) => (lines.push(line), done());
  return { lines, transport };
}

it("adds time and caller to every line of the engine's logger", async () => {
  const { lines } = getLines();
  completeLogLines(logger);
  const headers = { "x-forwarded-for": "198.51.100.1, 203.0.113.7", "x-request-id": "request-0001" };
  withCaller(request(headers), () => logger.warn("In a call"));
  withCaller(request({}), () => logger.error("Without a web server", new Error("No")));
  logger.info("In a job");
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
  expect(lines).toMatchObject([
    { message: "In a call", at, client: "203.0.113.7", requestId: "request-0001" },
    { message: "Without a web server: No", at, client: "127.0.0.1" },
    { message: "In a job", at },
  ]);
  expect(lines[2]?.client).toBeUndefined();
  expect(String(lines[0]?.[MESSAGE])).toContain('"client":"203.0.113.7"');
});

it("shows both in human-readable lines", () => {
  const format = { transform: (line: object) => ({ ...line, [MESSAGE]: "info:    Ready" }) };
  const transports = [{ format }];
  completeLogLines({ loggerInstance_: { defaultMeta: null, transports } });
  const of = (line: object) => (transports[0]?.format.transform(line) as Record<symbol, unknown>)[MESSAGE];
  const at = "2026-11-23T12:00:00.000Z";
  expect(of({ at })).toBe(`${at} info:    Ready`);
  expect(of({ at, client: "203.0.113.7", requestId: "request-0001" })).toBe(
    `${at} info:    Ready (203.0.113.7 request-0001)`,
  );
});

it("rejects an unknown logger", () => {
  expect(() => completeLogLines({})).toThrow("log-lines.ts");
});

it("masks card numbers and e-mails in every line", () => {
  const written: unknown[] = [];
  const stream = { write: (chunk: unknown) => written.push(chunk) > 0 };
  getMaskLines(stream);
  const bytes = new Uint8Array([1]);
  expect([
    stream.write('{"url":"/catalog/8600123412341234","to":"ali@example.uz"}\n'),
    stream.write(bytes),
  ]).toEqual([true, true]);
  expect(written).toEqual(['{"url":"/catalog/8600…34","to":"***@***"}\n', bytes]);
});
