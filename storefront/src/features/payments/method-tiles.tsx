import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { RadioGroup } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PaymentGlyph } from "./payment-glyph.tsx";

export interface MethodTilesProps {
  label: string;
  hideLabel?: boolean;
  /** what is offered, in its order */
  methods: readonly PaymentMethod[];
  /** of these, what turned out not to be had */
  unavailable?: readonly PaymentMethod[];
  /** empty when nothing is chosen */
  value: PaymentMethod | "";
  error?: string;
  onChoose: (method: PaymentMethod) => void;
}

/** Ways to pay as tiles, each with what will happen. */
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
