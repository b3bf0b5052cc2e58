// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterFirstPaint } from "./after-first-paint.ts";

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(seen: () => void) {
        paint = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("waits for the first paint, and calls back once", () => {
  const then = vi.fn();
  afterFirstPaint(then);
  expect(then).not.toHaveBeenCalled();
  paint();
  vi.runAllTimers();
  expect(then).toHaveBeenCalledOnce();
});

test("waits for the end of a document that is painted before it is complete", () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const then = vi.fn();
  afterFirstPaint(then);
  paint();
  expect(then).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(then).toHaveBeenCalledOnce();
});

test("loads the code of a hidden page too", () => {
  const then = vi.fn();
  afterFirstPaint(then);
  vi.runAllTimers();
  expect(then).toHaveBeenCalledOnce();
});
