import type { User } from "@bezak/contract/auth.ts";
import { http, HttpResponse } from "msw";
import { expect, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { commissionRules } from "../../mocks/finance-fixtures.ts";
import { resetPayouts, ruleShopsHandler } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import CommissionPage from "./commission-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/CommissionPage",
  component: CommissionPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/commission", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <CommissionPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(ruleShopsHandler);
    resetPayouts();
  },
});

const page = () => within(document.body);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const usual = await canvas.findByRole("row", { name: /Все товары всех магазинов/ });
    await expect(usual).toHaveTextContent("10 %");
    // the default rule cannot be removed
    await expect(within(usual).queryByRole("button", { name: /Удалить/ })).toBeNull();
  },
});

/** All rules as a file. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const searches: string[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    msw.use(
      http.get(`${base}/admin/commission-rules/export`, ({ request }) => {
        searches.push(new URL(request.url).search);
        return new HttpResponse("ID", { headers: { "content-type": "text/csv" } });
      }),
    );
    await canvas.findByRole("row", { name: /Все товары всех магазинов/ });
    await userEvent.click(canvas.getByRole("button", { name: "Выгрузить" }));
    await userEvent.click(await page().findByRole("button", { name: "Excel (XLSX)" }));
    await page().findByText("Файл сохранён");
    await expect(searches).toEqual(["?format=xlsx"]);
  },
});

export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Добавить правило" }));
    const form = within(await page().findByRole("dialog", { name: "Новое правило" }));
    await userEvent.type(form.getByRole("textbox", { name: /Комиссия/ }), "101");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await expect(form.getByRole("combobox", { name: /Категория/ })).toHaveAccessibleDescription(
      /Выберите категорию, магазин или оба/,
    );
    await expect(form.getByRole("textbox", { name: /Комиссия/ })).toHaveAccessibleDescription(/от 0 до 100/);
    await userEvent.type(form.getByRole("combobox", { name: /Категория/ }), "Сум");
    await userEvent.click(await page().findByRole("option", { name: "Сумки" }));
    await userEvent.clear(form.getByRole("textbox", { name: /Комиссия/ }));
    await userEvent.type(form.getByRole("textbox", { name: /Комиссия/ }), "12,5");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByRole("row", { name: /Сумки/ })).toHaveTextContent("12,5 %");
  },
});

/** Before a rule is saved, its form shows what it would have meant last month. */
export const Preview = meta.story({
  play: async ({ canvas, userEvent }) => {
    const usual = await canvas.findByRole("row", { name: /Все товары всех магазинов/ });
    await userEvent.click(within(usual).getByRole("button", { name: /^Изменить/ }));
    const form = within(await page().findByRole("dialog"));
    const field = form.getByRole("textbox", { name: /Комиссия/ });
    await userEvent.clear(field);
    await expect(await form.findByText(/Выберите категорию или магазин/)).toBeVisible();
    await userEvent.type(field, "12");
    await expect(
      await form.findByRole("heading", { name: "Октябрь 2026: что это значило бы" }),
    ).toBeVisible();
    await expect(await form.findByText(/Начислено 4\s830\s000\sсум, было бы 5\s070\s000\sсум/)).toBeVisible();
    await expect(form.getByRole("row", { name: /Одежда, 12\s?%/ })).toHaveTextContent(/\+240\s000\sсум/);
  },
});

export const PreviewOnAPhone = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    const [usual] = await canvas.findAllByRole("button", { name: /Barcha|Hamma/ });
    await userEvent.click(usual!);
    await expect(await page().findByRole("dialog")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Another administrator has changed the rule: what was typed stays, and the next press is about the current rule. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const usual = await canvas.findByRole("row", { name: /Все товары всех магазинов/ });
    await userEvent.click(within(usual).getByRole("button", { name: /^Изменить/ }));
    const [first, ...others] = commissionRules;
    resetPayouts({ rules: [{ ...first!, percent: 11, version: "1763719200000001" }, ...others] });
    const form = within(await page().findByRole("dialog"));
    const field = form.getByRole("textbox", { name: /Комиссия/ });
    await userEvent.clear(field);
    await userEvent.type(field, "12,5");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await expect(await form.findByText(/комиссию изменили на 11 %/)).toBeVisible();
    await expect(field).toHaveValue("12,5");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(usual).toHaveTextContent("12,5 %"));
  },
});

/** A rule that another administrator has changed is not removed by a press that was about the former one. */
export const RemovingChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Удалить: Zargar" }));
    const changed = { percent: 9.5, version: "1763719200000001" };
    resetPayouts({ rules: commissionRules.map((rule) => ({ ...rule, ...changed })) });
    const question = within(await page().findByRole("dialog", { name: "Удалить правило?" }));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await expect(await question.findByText(/комиссию изменили на 9,5 %/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Удалить: Zargar" })).toBeNull());
    // the focus does not begin at the top of the page again
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
});

export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Удалить: Zargar" }));
    const question = within(await page().findByRole("dialog", { name: "Удалить правило?" }));
    await userEvent.click(question.getByRole("button", { name: "Удалить" }));
    // while the dialog closes, the page behind it is hidden from assistive technology
    await expect(await canvas.findByRole("button", { name: "Удалить: Zargar · Часы" })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Удалить: Zargar" })).toBeNull());
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/admin/commission-rules`, () =>
        failure("server_error", "Произошла ошибка на сервере"),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});
