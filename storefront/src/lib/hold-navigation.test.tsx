import { act, render } from "@testing-library/react";
import { use, useEffect } from "react";
import { BrowserRouter, UNSAFE_NavigationContext, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { historySteps, listenToHistorySteps } from "./history-steps.ts";
import { holdNavigation } from "./hold-navigation.ts";

let questions: (() => void)[] = [];
let goTo: ReturnType<typeof useNavigate>;

function Page({ holds }: { holds: boolean }) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
    if (holds) return holdNavigation(navigator, (go) => questions.push(go));
  }, [holds, navigate, navigator]);
  return useLocation().pathname;
}

const page = (holds: boolean) => (
  <BrowserRouter>
    <Page holds={holds} />
  </BrowserRouter>
);

/** Opens a page in a browser's router, goes to another one and holds it. */
async function openHeldPage() {
  window.history.replaceState(null, "", "/first");
  listenToHistorySteps();
  const shown = render(page(false));
  await act(() => goTo("/held"));
  shown.rerender(page(true));
  return shown;
}

beforeEach(() => {
  questions = [];
});
afterEach(() => {
  historySteps.hold = null;
});

test("asks before a link or a form leaves the page, and continues to it", async () => {
  const { container } = await openHeldPage();
  await act(() => goTo("/next"));
  expect([container.textContent, window.location.pathname, questions.length]).toEqual(["/held", "/held", 1]);
  await act(async () => questions[0]!());
  expect([container.textContent, window.location.pathname]).toEqual(["/next", "/next"]);
});

test("asks before a step back leaves the page, and continues with it", async () => {
  const { container } = await openHeldPage();
  await act(async () => window.history.back());
  expect([container.textContent, window.location.pathname, questions.length]).toEqual(["/held", "/held", 1]);
  await act(async () => questions[0]!());
  expect([container.textContent, window.location.pathname]).toEqual(["/first", "/first"]);
});

test("holds nothing any more when it ends", async () => {
  const { container, rerender } = await openHeldPage();
  rerender(page(false));
  await act(async () => window.history.back());
  expect([container.textContent, questions.length]).toEqual(["/first", 0]);
});
