import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Suspense, useState, type ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { openPart, t } from "../../test/shop-page.tsx";
import { lazyDialog, lazyPart } from "./missing-part.tsx";

interface DialogProps {
  onClose: () => void;
}

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Opener({ Dialog }: { Dialog: ComponentType<DialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <p>{open ? "opened" : "closed"}</p>
      <Suspense>{open ? <Dialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

test("says in place of a part that it is missing, and loads the page again only when asked", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const Part = lazyPart(missing);
  await openPart(
    <Suspense>
      <h1>Page</h1>
      <Part />
    </Suspense>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain(t("failure.missing"));
  expect(screen.getByRole("heading").textContent).toBe("Page");
  expect(screen.queryByRole("button", { name: t("common.retry") })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: t("common.reload") }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("says each time that a dialog is missing, and leaves the page as it is", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const load = vi.fn(missing);
  await openPart(<Opener Dialog={lazyDialog<DialogProps>(load)} />);
  const open = screen.getByRole("button", { name: "open" });
  fireEvent.click(open);
  expect(await screen.findByText(t("failure.missing"))).toBeTruthy();
  await screen.findByText("closed");
  fireEvent.click(open);
  await waitFor(() => expect(screen.getAllByText(t("failure.missing"))).toHaveLength(2));
  await screen.findByText("closed");
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getAllByRole("button", { name: t("common.reload") })[0]!);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("opens a dialog whose code is loaded", async () => {
  await openPart(<Opener Dialog={lazyDialog(() => Promise.resolve({ default: () => <p>Dialog</p> }))} />);
  fireEvent.click(screen.getByRole("button", { name: "open" }));
  expect(await screen.findByText("Dialog")).toBeTruthy();
});
