import type { CheckoutField, CheckoutForm } from "./checkout-form.ts";

/** Props of each group of fields. */
export interface FieldsProps {
  form: CheckoutForm;
  /** field errors */
  problems: Partial<Record<CheckoutField, string>>;
  onChange: (part: Partial<CheckoutForm>) => void;
}
