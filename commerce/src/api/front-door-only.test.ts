import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { frontDoorOnly } from "./front-door-only.ts";

beforeEach(() => void vi.stubEnv("JWT_SECRET", "token secret"));
afterEach(() => void vi.unstubAllEnvs());

/** Whether a request with that secret reaches what stands behind the guard. */
function reaches(secret: string | undefined): boolean {
  const behind = vi.fn();
  const headers = secret === undefined ? {} : { "x-commerce-secret": secret };
  const request = { headers, url: "/customer/orders", socket: {} } as unknown as IncomingMessage;
  const response = { writeHead: vi.fn(), end: vi.fn() } as unknown as ServerResponse;
  frontDoorOnly([behind])(request, response as ServerResponse & { req: IncomingMessage });
  expect(response.writeHead).toHaveBeenCalledTimes(behind.mock.calls.length === 1 ? 0 : 1);
  return behind.mock.calls.length === 1;
}

it("takes the present secret and, while it is replaced, the former one, and nothing else", () => {
  vi.stubEnv("COMMERCE_SECRET", "new,old");
  expect(["new", "old"].map(reaches)).toEqual([true, true]);
  expect(["new,old", "", ",", "ne", "older", undefined].map(reaches)).toEqual(Array(6).fill(false));
  vi.stubEnv("COMMERCE_SECRET", "new");
  expect(["new", "old"].map(reaches)).toEqual([true, false]);
});

it("does not begin without a secret", () => {
  vi.stubEnv("COMMERCE_SECRET", ",");
  expect(() => frontDoorOnly([])).toThrow("COMMERCE_SECRET is not set");
});
