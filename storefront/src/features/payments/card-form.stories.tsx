import type { paymentsRoutes } from "@bezak/contract/payments.ts";
import { http, HttpResponse } from "msw";
import { expect, fn, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { atNow } from "../../mocks/payment-at-now.ts";
import { failedPayments, payments } from "../../mocks/payment-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { CardForm } from "./card-form.tsx";

type CardRequest = { number: string; expiry: string };

const cardCall = `${base}/payments/:id/card`;
const onRequest = fn();

const meta = preview.meta({
  title: "Payments/CardForm",
  component: CardForm,
  ...inShop,
  parameters: scene({ path: "/payment-status/pay_1", person: buyer }),
  args: { payment: atNow(payments.cardForm), onSent: fn() },
  decorators: [
    ...inShop.decorators,
    (Story) => (
      <div style={{ maxWidth: "36rem" }}>
        <Story />
      </div>
    ),
  ],
  beforeEach(context) {
    inShop.beforeEach(context);
    onRequest.mockClear();
    context.msw.use(
      http.post(cardCall, async ({ request }) => {
        onRequest((await request.json()) as CardRequest);
        return answer<(typeof paymentsRoutes)["payByCard"]>({
          success: true,
          data: atNow(payments.awaitingCode),
        });
      }),
    );
  },
});

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: { type(field: Element, text: string): Promise<void>; click(button: Element): Promise<void> };
  loaded: Record<string, unknown>;
}

async function fill({ canvas, userEvent, loaded }: Play, number: string, expiry: string) {
  const { texts: t } = getShop({ loaded });
  const field = (name: string) => canvas.getByLabelText(new RegExp(name));
  await userEvent.type(field(t("payment.cardForm.number")), number);
  await userEvent.type(field(t("payment.cardForm.expiry")), expiry);
  await userEvent.click(canvas.getByRole("button", { name: t("payment.cardForm.submit") }));
}

export const Default = meta.story({
  play: async (context) => {
    await fill(context, "8600495473316478", "399");
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith({ number: "8600495473316478", expiry: "03/99" }),
    );
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledOnce());
  },
});

export const WrongFields = meta.story({
  play: async (context) => {
    const { texts: t } = getShop(context);
    await fill(context, "8600495473316479", "1320");
    await expect(context.canvas.getByText(t("payment.cardForm.numberWrong"))).toBeVisible();
    await expect(context.canvas.getByText(t("payment.cardForm.expiryWrong"))).toBeVisible();
    await expect(onRequest).not.toHaveBeenCalled();
  },
});

export const WrongFieldsOnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async (context) => {
    await fill(context, "8600", "5");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(cardCall, () => failure("card_refused", "Отклонено", { reason: "insufficient_funds" })),
    ),
  play: async (context) => {
    const { texts: t } = getShop(context);
    await fill(context, "8600495473316478", "399");
    const refusal = await context.canvas.findByText(t("payment.failures.insufficient_funds"));
    await expect(refusal).toBeVisible();
  },
});

/** The last card was refused, which is shown before another is typed. */
export const RefusedBefore = meta.story({ args: { payment: atNow(failedPayments[2]!) } });

export const AnswerIsLost = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(cardCall, () => HttpResponse.error())),
  play: async (context) => {
    const { texts: t } = getShop(context);
    await fill(context, "8600495473316478", "399");
    await expect(await context.canvas.findByText(t("payment.cardForm.lostCard"))).toBeVisible();
  },
});

export const AcquirerIsAway = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(cardCall, () => failure("gateway_unavailable", "Не отвечает"))),
  play: async (context) => {
    const { texts: t } = getShop(context);
    await fill(context, "8600495473316478", "399");
    await expect(await context.canvas.findByText(t("payment.cardForm.awayCard"))).toBeVisible();
  },
});

export const AnotherAttemptIsOpen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post(cardCall, () => failure("payment_in_progress", "Оплата уже идёт"))),
  play: async (context) => {
    await fill(context, "8600495473316478", "399");
    await expect(await context.canvas.findByText("Оплата уже идёт")).toBeVisible();
  },
});
