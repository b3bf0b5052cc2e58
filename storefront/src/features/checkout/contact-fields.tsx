import { PhoneField, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./checkout-fields.module.css";
import type { FieldsProps } from "./form-fields.ts";

/** Fields of the recipient. */
export function ContactFields({ form, problems, onChange }: FieldsProps) {
  const t = useTexts();
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id="checkout-name"
          required
          label={t("checkout.name")}
          autoComplete="name"
          maxLength={100}
          value={form.name}
          error={problems.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <PhoneField
          id="checkout-phone"
          required
          label={t("checkout.phone")}
          value={form.phone}
          error={problems.phone}
          onValueChange={(phone) => onChange({ phone })}
        />
      </div>
      <TextField
        id="checkout-email"
        type="email"
        label={t("checkout.email")}
        hint={t("checkout.emailHint")}
        autoComplete="email"
        maxLength={254}
        value={form.email}
        error={problems.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
    </>
  );
}
