import { TextArea } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { FieldsProps } from "./form-fields.ts";

export interface PaymentFieldsProps extends FieldsProps {
  /** choice of the payment method */
  methods: ReactNode;
}

/** Payment method and comment. */
export function PaymentFields({ methods, form, problems, onChange }: PaymentFieldsProps) {
  const t = useTexts();
  return (
    <>
      {methods}
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
