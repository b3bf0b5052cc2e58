import type { CheckoutField, CheckoutForm } from "./checkout-form.ts";

/** What each group of fields is given. */
export interface FieldsProps {
  form: CheckoutForm;
  /** texts beside the fields */
  problems: Partial<Record<CheckoutField, string>>;
  onChange: (part: Partial<CheckoutForm>) => void;
}
