import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { absentAfter, usePresence } from "./use-presence.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const send = (name: string) => act(() => void window.dispatchEvent(new Event(name)));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("ends a minute after the window has lost the focus, and begins again with it", () => {
  const { result } = renderHook(() => usePresence());
  send("blur");
  wait(absentAfter - 1);
  expect(result.current).toBe(true);
  // a second sign that nobody is there does not begin the minute again
  send("blur");
  wait(1);
  expect(result.current).toBe(false);
  send("focus");
  expect(result.current).toBe(true);
});

it("does not end when the reader comes back in time", () => {
  const { result } = renderHook(() => usePresence());
  send("blur");
  wait(absentAfter - 1);
  send("focus");
  wait(absentAfter);
  expect(result.current).toBe(true);
});

it("ends a minute after the page was hidden", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { result } = renderHook(() => usePresence());
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  wait(absentAfter);
  expect(result.current).toBe(false);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(true);
  hidden.mockRestore();
});
