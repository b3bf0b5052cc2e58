import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { atNow } from "../../mocks/payment-at-now.ts";
import { failedPayments, payments } from "../../mocks/payment-fixtures.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { PaymentView, type PaymentViewProps } from "./payment-view.tsx";

const phone = { viewport: { value: "w320" } };
const uzbekDark = { ...phone, language: "uz", theme: "dark" };

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
};

const meta = preview.meta({
  title: "Payments/PaymentView",
  component: PaymentView,
  ...inShop,
  parameters: scene({ path: "/payment-status/pay_1", person: buyer }),
  args: { payment: atNow(payments.unpaid), checking: false, behind: null, onCheck: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const link = canvas.getByRole("link", { name: t("payment.payAt.payme") });
    await expect(link).toHaveAttribute("href", payments.unpaid.payUrl);
    await userEvent.click(canvas.getByRole("button", { name: t("payment.check") }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
});

export const OnAPhoneInUzbekDark = meta.story({ globals: uzbekDark, play: fits });

export const BankCard = meta.story({ args: { payment: atNow(payments.hostedCard) } });

/** Its page was abandoned or refused: another must be opened. */
export const BankCardAgain = meta.story({
  args: { payment: atNow({ ...payments.hostedCardAgain, status: "failed", failure: "refused" }) },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByRole("button", { name: t("payment.againAt.card") })).toBeEnabled();
  },
});

/** No method is possible any more, and the order is not cancelled yet. */
export const NothingToPayAnyMore = meta.story({
  args: { payment: payments.over },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("payment.texts.over"))).toBeVisible();
  },
});

export const UzCard = meta.story({ args: { payment: atNow(payments.cardForm) } });

export const UzCardOnAPhoneInUzbekDark = meta.story({
  args: { payment: atNow(payments.cardForm) },
  globals: uzbekDark,
  play: fits,
});

export const AwaitingTheCode = meta.story({
  args: { payment: atNow(payments.awaitingCode) },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(/8600 •••• •••• 6478/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("payment.cardForm.change") }));
    await expect(canvas.getByLabelText(new RegExp(t("payment.cardForm.number")))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("payment.cardForm.toCode") }));
    await expect(canvas.getByLabelText(new RegExp(t("payment.cardForm.code")))).toHaveFocus();
  },
});

export const CodeWasWrong = meta.story({ args: { payment: atNow(payments.codeWrong) } });

export const CodeWasWrongOnAPhoneInUzbekDark = meta.story({
  args: { payment: atNow(payments.codeWrong) },
  globals: uzbekDark,
  play: fits,
});

export const AnotherCodeMayBeSent = meta.story({ args: { payment: atNow(payments.mayResend) } });

export const NoMoreCodes = meta.story({ args: { payment: atNow(payments.noMoreCodes) } });

/** By this device's clock; only the server decides what follows. */
export const TimeIsOver = meta.story({
  args: { payment: payments.awaitingCode },
  play: async ({ canvas, args, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("payment.over"))).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalled();
  },
});

export const AttemptIsOpen = meta.story({
  args: { payment: atNow(payments.processing) },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.queryByRole("button", { name: t("payment.other") })).toBeNull();
  },
});

export const BeingConfirmed = meta.story({ args: { payment: atNow(payments.confirming) } });

export const Failed = meta.story({ args: { payment: atNow(payments.failed) } });

const everyFailure = (args: PaymentViewProps) => (
  <div style={{ display: "grid", gap: "1rem" }}>
    {failedPayments.map((payment) => (
      <PaymentView key={payment.failure} {...args} payment={atNow(payment)} />
    ))}
  </div>
);

export const EveryFailure = meta.story({ render: everyFailure, tags: ["!autodocs"] });

export const MethodUnavailable = meta.story({
  args: { payment: atNow({ ...payments.unpaid, payUrl: null }) },
});

export const OtherMethods = meta.story({
  args: { chooseAtOnce: true },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getAllByRole("radio")).toHaveLength(4);
    await expect(canvas.getByRole("button", { name: t("payment.go") })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: /UzCard/ }));
    await expect(canvas.getByRole("button", { name: t("payment.go") })).toBeEnabled();
  },
});

export const OtherMethodsOnAPhoneInUzbekDark = meta.story({
  args: { chooseAtOnce: true },
  globals: uzbekDark,
  play: fits,
});

export const Paid = meta.story({
  args: { payment: payments.paid },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const { number } = payments.paid.receipts[0]!;
    await expect(await canvas.findByRole("img", { name: t("payment.fiscal.qr", { number }) })).toBeVisible();
  },
});

export const PaidOnAPhoneInUzbekDark = meta.story({
  args: { payment: payments.paid },
  globals: uzbekDark,
  play: async ({ canvas }) => {
    await canvas.findByRole("img", { name: /QR/ });
    await fits();
  },
});

export const PaidWithoutReceipt = meta.story({ args: { payment: payments.paidWithoutReceipt } });

export const Refunded = meta.story({ args: { payment: payments.refunded } });

export const PartlyRefunded = meta.story({ args: { payment: payments.partlyRefunded } });

export const Cancelled = meta.story({ args: { payment: payments.cancelled } });

/** The money arrived after the order was cancelled. */
export const CameTooLate = meta.story({ args: { payment: payments.late } });

/** No gateway is involved: the courier takes the money. */
export const Cash = meta.story({
  args: { payment: payments.cash },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("payment.texts.cash"))).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const CashThatMayBePaidOnline = meta.story({
  args: { payment: { ...payments.cash, methods: ["cash", "payme"] } },
});

export const Offline = meta.story({ args: { behind: "offline" } });

export const ChecksFail = meta.story({ args: { payment: atNow(payments.processing), behind: "failed" } });

export const English = meta.story({
  args: { payment: atNow(payments.awaitingCode) },
  globals: { language: "en" },
});
