import type { authRoutes, User } from "@bezak/contract/auth.ts";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmHost } from "../src/app/confirm-host.tsx";
import { LeaveGuard } from "../src/app/leave-guard.tsx";
import { PanelKeys } from "../src/app/admin/panel-keys.tsx";
import { SessionWatch } from "../src/app/admin/session-watch.tsx";
import { writeSession } from "../src/features/auth/session-storage.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { useApi } from "../src/lib/api-context.ts";
import { answer, base } from "../src/mocks/answers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openPart, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

/** None of these dialogs can be loaded. */
const missing = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("../src/app/admin/palette.tsx", missing);
vi.mock("../src/app/admin/keys-dialog.tsx", missing);
vi.mock("../src/app/admin/session-dialogs.tsx", missing);
vi.mock("../src/app/confirm-dialog.tsx", missing);
vi.mock("../src/app/leave-question.tsx", missing);

await loadMessages("ru", ["layers", "admin", "profile"]);
const server = serveShop();
const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const findReload = () => screen.findByRole("button", { name: t("common.reload") });

test("offers to load the page again when the palette is missing", async () => {
  await openPart(<PanelKeys />, "/admin");
  fireEvent.click(screen.getByRole("button", { name: t("admin.palette.open") }));
  expect(await screen.findByText(t("failure.missing"))).toBeTruthy();
  expect(await findReload()).toBeTruthy();
});

test("offers to load the page again when the password dialog is missing, and the act counts as cancelled", async () => {
  const proofs: (string | null)[] = [];
  function Asking() {
    const { confirming } = useApi();
    return (
      <button onClick={() => void confirming.current?.proof().then((one) => proofs.push(one))}>act</button>
    );
  }
  await openPart(
    <>
      <ConfirmHost />
      <Asking />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "act" }));
  expect(await findReload()).toBeTruthy();
  expect(proofs).toEqual([null]);
});

test("asks in the browser's own words before input is lost when the dialog for it is missing", async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal("confirm", confirm);
  await openPart(
    <>
      <LeaveGuard active text="Unsaved" />
      <Link to="/elsewhere">leave</Link>
    </>,
  );
  const leave = screen.getByRole("link", { name: "leave" });
  fireEvent.click(leave);
  await waitFor(() => expect(confirm).toHaveBeenCalledExactlyOnceWith("Unsaved"));
  fireEvent.click(leave);
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
});

test("says that the session is over and offers to load the page again when the form to sign in is missing", async () => {
  writeSession(localStorage, token, admin);
  server.use(
    http.get(`${base}/auth/me`, () => answer<(typeof authRoutes)["me"]>({ success: true, user: admin })),
    http.get(`${base}/auth/session`, () =>
      answer<(typeof authRoutes)["sessionEnd"]>({
        success: true,
        data: { secondsLeft: 60, extendable: true },
      }),
    ),
  );
  await act(async () => void (await openPart(<SessionWatch />, "/admin")));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("admin.sessionEnd.title", { count: 1 }));
  expect(alert.textContent).toContain(t("failure.missing"));
  expect(await findReload()).toBeTruthy();
});
