import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { RadioGroup, TextArea } from "@bezak/ui-kit";
import { Banknote } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { FieldsProps } from "./form-fields.ts";

/** Methods the server takes today; each next one is a line here and a gateway there. */
const methods = [{ value: "cash", Icon: Banknote }] as const satisfies readonly {
  value: PaymentMethod;
  Icon: typeof Banknote;
}[];

/** How the order is paid, and what else there is to say. */
export function PaymentFields({ form, problems, onChange }: FieldsProps) {
  const t = useTexts();
  return (
    <>
      <RadioGroup
        variant="tiles"
        hideLabel
        label={t("checkout.payment")}
        value={form.paymentMethod}
        error={problems.paymentMethod}
        onValueChange={(paymentMethod) => onChange({ paymentMethod: paymentMethod as PaymentMethod })}
        options={methods.map(({ value, Icon }) => ({
          value,
          label: t(`checkout.${value}`),
          hint: t(`checkout.${value}Text`),
          icon: <Icon aria-hidden />,
        }))}
      />
      <TextArea
        rows={2}
        label={t("checkout.comment")}
        maxLength={1000}
        value={form.comment}
        error={problems.comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
    </>
  );
}
