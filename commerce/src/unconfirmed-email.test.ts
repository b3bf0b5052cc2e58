import { afterEach, expect, it, vi } from "vitest";
import { emailCode } from "./email-code.ts";
import { isCodeOfMark, newCodeMark } from "./unconfirmed-email.ts";

process.env.JWT_SECRET ??= "test";

afterEach(() => void vi.useRealTimers());

it("accepts the code of a mark within its hour, and no other code", () => {
  vi.useFakeTimers();
  const [{ mark }, other] = [newCodeMark(), newCodeMark()];
  const code = emailCode(mark);
  expect(isCodeOfMark(mark, code)).toBe(true);
  expect(isCodeOfMark(mark, String((Number(code) + 1) % 1_000_000).padStart(6, "0"))).toBe(false);
  expect(isCodeOfMark(other.mark, code)).toBe(emailCode(other.mark) === code);
  expect(isCodeOfMark("", emailCode(""))).toBe(false);
  vi.advanceTimersByTime(60 * 60_000);
  expect(isCodeOfMark(mark, code)).toBe(false);
});
