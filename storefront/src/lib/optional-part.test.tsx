import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { optionalPart } from "./optional-part.ts";

const around = (Part: ReturnType<typeof optionalPart>) => (
  <Suspense fallback="waiting">
    <h1>Page</h1>
    <Part />
  </Suspense>
);

test("renders the page without a part whose code cannot be loaded", async () => {
  render(around(optionalPart(() => Promise.reject(new TypeError("Failed to fetch")))));
  expect((await screen.findByRole("heading")).textContent).toBe("Page");
  expect(screen.queryByText("waiting")).toBeNull();
});

test("renders a part once its code is loaded", async () => {
  render(around(optionalPart(() => Promise.resolve({ default: () => <p>Row</p> }))));
  expect((await screen.findByText("Row")).tagName).toBe("P");
});
