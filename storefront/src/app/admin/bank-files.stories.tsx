import type { User } from "@bezak/contract/auth.ts";
import type { PaidPayouts } from "@bezak/contract/bank-files.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import { payPayouts, sentBankFiles } from "@bezak/contract/routes/bank-files.ts";
import { delay } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop, scene } from "../../harness/shop-story.tsx";
import { failure } from "../../mocks/answers.ts";
import { sellerPayouts } from "../../mocks/finance-fixtures.ts";
import { mock } from "../../mocks/mock.ts";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import PayoutsPage from "./payouts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const [first] = sellerPayouts;

/** Two files: the second has this many payouts at the bank. */
const filesWith = (count: number): SellerPayout[] => [
  ...sellerPayouts,
  ...Array.from({ length: count }, (_, index): SellerPayout => ({
    ...first!,
    id: `pay_file_${index}`,
    number: `P-2026-001${String(index).padStart(3, "0")}`,
    seller: sellerPayouts[index % 2]!.seller,
    amount: 150_000 + index * 1_000,
    status: "sent",
    batch: "2026-11-30-2",
    reference: null,
    paidAt: null,
    relatedBuyers: null,
  })),
];

const meta = preview.meta({
  title: "Admin/BankFiles",
  component: PayoutsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/payouts", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <PayoutsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts({ sent: filesWith(12) });
  },
});

type Canvas = ReturnType<typeof within>;
const markFile = (canvas: Canvas) =>
  canvas.findByRole("button", { name: /^Отметить файл: №\s2 от 30 ноября 2026$/ });
/** By the button at its end, which the cross at its top is named like. */
const close = (dialog: Canvas, userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(dialog.getAllByRole("button", { name: "Закрыть" }).at(-1)!);
const question = async () => within(await screen.findByRole("dialog", { name: /^Банк провёл/ }));

/** A payout that the bank has not paid is found and unticked; the others are recorded, and the file waits for that one. */
export const WholeFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Ждут ответа: 12 из 12, на 1\s866\s000\sсум/)).toBeVisible();
    await userEvent.click(await markFile(canvas));
    const dialog = await question();
    await expect(await dialog.findByText(/^Отметим выплат: 12 из 12, всего 1\s866\s000\sсум/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Найти выплату/), "1007{Enter}");
    await waitFor(() => expect(dialog.getAllByRole("checkbox")).toHaveLength(2));
    await userEvent.click(dialog.getByRole("checkbox", { name: /P-2026-001007/ }));
    await expect(dialog.getByText(/^Отметим выплат: 11 из 12/)).toBeVisible();
    await expect(dialog.getByText(/^Останутся в банке: 1, на 157\s000\sсум/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText("Номер документа банка"), "ПП 88");
    await userEvent.click(dialog.getByRole("button", { name: "Отметить выплаты: 11" }));
    const over = within(await screen.findByRole("dialog", { name: "Выплаты отмечены" }));
    await expect(over.getByText("Изменено: 11. Было так и раньше: 0. Не удалось: 0.")).toBeVisible();
    await expect(over.getByRole("link", { name: "Открыть задание" })).toBeVisible();
    await close(over, userEvent);
    await expect(await canvas.findByText(/^Ждут ответа: 1 из 12, на 157\s000\sсум/)).toBeVisible();
  },
});

/** The payouts of one file are listed; the tag leads back to those of all. */
export const OfOneFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /^Файл №\s2 от 30 ноября 2026$/ }));
    await expect(await canvas.findByRole("row", { name: /P-2026-001011/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("row", { name: /P-2026-000002/ })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Показать выплаты всех файлов" }));
    await expect(await canvas.findByRole("row", { name: /P-2026-000002/ })).toBeVisible();
  },
});

/** Payouts at the bank are selected in the list; one that somebody else has changed is said, the other is recorded. */
export const Selected = meta.story({
  parameters: scene({ path: "/admin/payouts?status=sent", person: admin }),
  play: async ({ canvas, userEvent }) => {
    for (const number of ["P-2026-001003", "P-2026-001004"])
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Выбрать: ${number}` }));
    const bar = within(await canvas.findByRole("group", { name: "Действия с выбранным" }));
    await userEvent.click(bar.getByRole("button", { name: "Отметить как выплаченные" }));
    const dialog = await question();
    await expect(dialog.getByText(/^Отметим выплат: 2 из 2, всего 307\s000\sсум/)).toBeVisible();
    resetPayouts({
      sent: filesWith(12).map((one) =>
        one.id === "pay_file_3" ? { ...one, status: "failed", failure: "Счёт закрыт", version: "2" } : one,
      ),
    });
    await userEvent.click(dialog.getByRole("button", { name: "Отметить выплаты: 2" }));
    const over = within(await screen.findByRole("dialog", { name: "Отмечены не все выплаты" }));
    await expect(over.getByText("Изменено: 1. Было так и раньше: 0. Не удалось: 1.")).toBeVisible();
    await expect(over.getByText(/^Не отмечено выплат: 1/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Выбрано/)).toBeNull());
    await close(over, userEvent);
  },
});

/** Only after the password. */
export const PasswordRequired = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    getShop({ loaded }).api.confirming.current!.drop();
    await userEvent.click(await markFile(canvas));
    const dialog = await question();
    await userEvent.click(await dialog.findByRole("button", { name: "Отметить выплаты: 12" }));
    const proof = within(await screen.findByRole("dialog", { name: "Подтвердите, что это вы" }));
    await userEvent.type(proof.getByLabelText(/^Пароль/), "right horse");
    await userEvent.click(proof.getByRole("button", { name: "Подтвердить" }));
    await expect(await screen.findByRole("dialog", { name: "Выплаты отмечены" })).toBeVisible();
  },
});

/** Refused as a whole: why is said, what was typed and ticked stays, and the next attempt has the same key. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const requests: { key: string | null; body: PaidPayouts }[] = [];
    msw.use(
      mock(payPayouts, async ({ request }) => {
        const body = (await request.json()) as PaidPayouts;
        requests.push({ key: request.headers.get("idempotency-key"), body });
        return failure("jobs_full", "У вас уже выполняются три задания. Дождитесь, пока одно закончится");
      }),
    );
    await userEvent.click(await markFile(canvas));
    const dialog = await question();
    await userEvent.type(await dialog.findByLabelText("Номер документа банка"), "ПП 88");
    await userEvent.click(await dialog.findByRole("checkbox", { name: "Все: 12" }));
    await expect(dialog.getByRole("button", { name: "Отметить выплаты: 0" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("checkbox", { name: /P-2026-001000/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Отметить выплаты: 1" }));
    await expect(await dialog.findByText(/уже выполняются три задания/)).toBeVisible();
    await expect(dialog.getByLabelText("Номер документа банка")).toHaveValue("ПП 88");
    await userEvent.click(dialog.getByRole("button", { name: "Отметить выплаты: 1" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await expect(requests[1]).toEqual(requests[0]);
    await expect(requests[0]?.body).toEqual({
      payouts: [{ id: "pay_file_0", version: "1" }],
      reference: "ПП 88",
    });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(sentBankFiles, () => delay("infinite"))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Создать выплаты" })).toBeNull());
  },
});

/** The files cannot be read: that is said, and the rest of the page works. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(sentBankFiles, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Создать выплаты" })).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Что-то пошло не так" })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Faylni belgilash: .*30/ }));
    await screen.findByRole("dialog");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});
