import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { shopReturn } from "../../mocks/parcel-fixtures.ts";
import { resetParcels } from "../../mocks/parcel-handlers.ts";
import { seller } from "../../mocks/seller-product-fixtures.ts";
import ReturnPage from "./return-page.tsx";
import ReturnsPage from "./returns-page.tsx";

const at = (path: string) => scene({ path, person: seller });
const of = (number: number) => at(`/seller/returns/retreq_${number}`);

const meta = preview.meta({
  title: "Seller/ReturnsPage",
  component: ReturnsPage,
  ...inShop,
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels();
  },
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("/seller/returns") },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        <Route path="/:language?/seller/returns" element={<ReturnsPage />} />
        <Route path="/:language?/seller/returns/:id" element={<ReturnPage />} />
      </Routes>
    </main>
  ),
});

export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Решить 2" })).toBeVisible();
    await expect(canvas.getAllByText("Брак или поломка")).not.toHaveLength(0);
  },
});

export const None = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetParcels({ returns: [] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Возвратов нет")).toBeVisible();
  },
});

export const BehindTheLastPage = meta.story({
  parameters: at("/seller/returns?page=7"),
  play: async (context) => {
    await context.canvas.findByRole("link", { name: "Решить 2" });
    await waitFor(() => expect(getShop(context).place.now?.search).toBe(""));
    await expect(await context.canvas.findAllByText("Брак или поломка")).not.toHaveLength(0);
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/sellers/me/returns`, () => failure("server_error", "Произошла ошибка на сервере")),
    );
  },
});

export const ApprovedToRefundOwed = meta.story({
  parameters: of(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Одобрить" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Товар получен" }));
    const received = await screen.findByRole("dialog", { name: "Товар вернулся?" });
    const send = within(received).getByRole("button", { name: "Товар получен" });
    await userEvent.click(send);
    // an answer is required
    await expect(within(received).getByText("Выберите один из ответов")).toBeVisible();
    await userEvent.click(within(received).getByRole("radio", { name: /Да, вернуть в наличие/ }));
    await userEvent.click(send);
    await expect(await canvas.findByText("Товар снова в наличии.")).toBeVisible();
    // paid in cash: the shop accepts the return, the marketplace pays the refund
    await userEvent.click(canvas.getByRole("button", { name: "Принять возврат" }));
    const refund = await screen.findByRole("dialog", { name: /^Принять возврат на/ });
    await userEvent.click(within(refund).getByRole("button", { name: "Принять возврат" }));
    await expect(await canvas.findByText(/^Возврат (принят|завершён)/)).toBeVisible();
  },
});

export const Declining = meta.story({
  parameters: of(2),
  play: async ({ canvas, userEvent }) => {
    const decline = await canvas.findByRole("button", { name: "Отклонить" });
    // no step has been done yet
    await expect(canvas.getByText(/, сейчас/)).toBeInTheDocument();
    await userEvent.click(decline);
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Причина/ }), "Следы носки");
    await userEvent.click(within(dialog).getByRole("button", { name: "Отклонить" }));
    await expect(await canvas.findByText("Следы носки")).toBeVisible();
  },
});

export const NeverArrived = meta.story({
  parameters: of(4),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Товар не приехал" }));
    const dialog = await screen.findByRole("dialog", { name: "Закрыть возврат?" });
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Причина/ }), "Посылка не отправлена");
    await userEvent.click(within(dialog).getByRole("button", { name: "Закрыть возврат" }));
    await expect(await canvas.findByText("Посылка не отправлена")).toBeVisible();
  },
});

export const Received = meta.story({ parameters: of(3) });

/** Why support has opened it for the buyer is said once, beside the reason. */
export const OpenedBySupport = meta.story({
  parameters: of(2),
  beforeEach(context) {
    inShop.beforeEach(context);
    const item = shopReturn(2);
    const [first] = item.timeline;
    const timeline = [{ ...first!, actor: "admin" as const, reason: "Покупатель позвонил нам" }];
    resetParcels({ returns: [{ ...item, timeline }] });
  },
  play: async ({ canvas }) => {
    const shown = await canvas.findAllByText(/Покупатель позвонил нам/);
    await expect(shown.map((one) => one.textContent)).toEqual([
      "Возврат оформила поддержка Bezak: «Покупатель позвонил нам»",
    ]);
  },
});

/** After the period for returns the buyer's data is hidden from the shop. */
export const BuyerHidden = meta.story({
  parameters: of(6),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/данные покупателя скрыты/)).toBeVisible();
    await expect(canvas.queryByText("—")).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: of(99),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Такого возврата нет" })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: of(1),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(`${base}/sellers/me/returns/:id`, () => delay("infinite")));
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  parameters: of(1),
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Maʼqullash" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
