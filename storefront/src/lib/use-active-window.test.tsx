import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inactiveAfter, useActiveWindow } from "./use-active-window.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const send = (name: string) => act(() => void window.dispatchEvent(new Event(name)));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("ends a minute after the window has lost the focus, and begins again with it", () => {
  const { result } = renderHook(() => useActiveWindow());
  send("blur");
  wait(inactiveAfter - 1);
  expect(result.current).toBe(true);
  // a second sign that nobody is there does not begin the minute again
  send("blur");
  wait(1);
  expect(result.current).toBe(false);
  send("focus");
  expect(result.current).toBe(true);
});

it("does not end when the reader comes back in time", () => {
  const { result } = renderHook(() => useActiveWindow());
  send("blur");
  wait(inactiveAfter - 1);
  send("focus");
  wait(inactiveAfter);
  expect(result.current).toBe(true);
});

it("ends a minute after the page was hidden", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { result } = renderHook(() => useActiveWindow());
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  wait(inactiveAfter);
  expect(result.current).toBe(false);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(true);
  hidden.mockRestore();
});
