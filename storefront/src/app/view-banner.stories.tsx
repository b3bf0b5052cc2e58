import type { authRoutes } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { getTexts } from "../i18n/load-messages.ts";
import { languages } from "../lib/language.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { inShop, scene } from "../harness/shop-story.tsx";
import { answer, base, failure } from "../mocks/answers.ts";
import { buyer } from "../mocks/people-handlers.ts";
import HomePage from "./pages/home-page.tsx";
import ViewBanner from "./view-banner.tsx";

type Me = (typeof authRoutes)["me"];

const onLeave = fn();
const me = `${base}/auth/me`;

function Shown() {
  const t = useTexts();
  // the language of the toolbar
  const language = languages.find((one) => getTexts(one) === t) ?? "ru";
  return (
    <>
      <main style={{ padding: "1rem var(--shop-side)" }}>
        <HomePage />
      </main>
      <ViewBanner language={language} onLeave={onLeave} />
    </>
  );
}

/** The bar of a tab in which an administrator sees the shop as somebody else. */
const meta = preview.meta({
  title: "App/ViewBanner",
  component: Shown,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/", person: buyer }) },
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(me, () => answer<Me>({ success: true, user: buyer, view: { until: farAway } })));
    onLeave.mockClear();
  },
});

/** An hour from now: the time on screen is compared with it. */
const farAway = new Date(Date.now() + 3_600_000).toISOString();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Вы видите магазин как Малика Каримова, до \d\d:\d\d/),
    ).toBeVisible();
    await expect(canvas.getByText("Изменить ничего нельзя.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Закончить" }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledWith("/admin/users/cus_1"));
  },
});

/** Its time is over, or the administrator has signed out: the person's data go, and the way back is offered. */
export const Over = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(me, () => failure("session_expired", "Сессия истекла")));
  },
  play: async ({ canvas, userEvent }) => {
    const texts = await canvas.findAllByText("Просмотр закончился.");
    await expect(texts[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "К карточке человека" }));
    await expect(onLeave).toHaveBeenCalledWith("/admin/users");
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(me, () => delay("infinite")));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Вы видите магазин от имени другого человека.")).toBeVisible();
  },
});

/** No connection: what the bar says stays, and ending works, since the view ends by itself. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(`${base}/auth/logout`, () => failure("commerce_unavailable", "Нет связи")));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Закончить" }));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Малика Каримова nomidan/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
