import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextsProvider } from "../i18n/texts-context.tsx";
import { loadMessages, getTexts } from "../i18n/load-messages.ts";
import { FailureBoundary } from "./failure-boundary.tsx";
import { lazyPage } from "./lazy-page.tsx";

await loadMessages("ru", ["shell"]);
const t = getTexts("ru");

let broken = true;

function Page() {
  if (broken) throw new Error("broken");
  return <h1>whole</h1>;
}

function shown(address: string, inShell?: boolean) {
  return (
    <TextsProvider language="ru" t={t}>
      <FailureBoundary address={address} inShell={inShell}>
        <Page />
      </FailureBoundary>
    </TextsProvider>
  );
}

beforeEach(() => {
  broken = true;
  // React logs what a boundary catches
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("shows an error when a page breaks, and clears it when retried", () => {
  render(shown("a", true));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("failure.title"));
  expect(screen.queryByRole("main")).toBeNull();
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("whole");
});

test("clears the error after navigation; without a shell the failure is the whole page", () => {
  const { rerender } = render(shown("a"));
  expect(screen.getByRole("main")).toBeTruthy();
  broken = false;
  rerender(shown("a"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("failure.title"));
  rerender(shown("b"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("whole");
});

test("requests missing code once, and reloads the document when the network is back", async () => {
  const load = vi.fn(() => Promise.reject(new Error("no network")));
  const { Page: Missing } = lazyPage("ru", [], load);
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => {
    render(
      <TextsProvider language="ru" t={t}>
        <FailureBoundary address="a" inShell>
          <Suspense>
            <Missing />
          </Suspense>
        </FailureBoundary>
      </TextsProvider>,
    );
  });
  expect(screen.getByText(t("failure.missing"))).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(reload).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
