import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { RadioGroup } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PaymentGlyph } from "./payment-glyph.tsx";

export interface MethodTilesProps {
  label: string;
  hideLabel?: boolean;
  /** methods on offer, in this order */
  methods: readonly PaymentMethod[];
  /** methods that turned out to be unavailable */
  unavailable?: readonly PaymentMethod[];
  /** empty for none */
  value: PaymentMethod | "";
  error?: string;
  onChoose: (method: PaymentMethod) => void;
}

/** Payment methods as tiles with an explanation each. */
export function MethodTiles({ methods, unavailable = [], onChoose, ...group }: MethodTilesProps) {
  const t = useTexts();
  return (
    <RadioGroup
      {...group}
      variant="tiles"
      onValueChange={(value) => {
        const method = methods.find((one) => one === value);
        if (method) onChoose(method);
      }}
      options={methods.map((method) => {
        const gone = unavailable.includes(method);
        return {
          value: method,
          label: t(`orders.methods.${method}`),
          hint: gone ? t("payment.unavailable") : t(`payment.hints.${method}`),
          icon: <PaymentGlyph method={method} />,
          disabled: gone,
        };
      })}
    />
  );
}
