import { Alert, RadioGroup, TextArea, TextField } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Store, Truck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { citiesQuery } from "./cities-query.ts";
import { CityField } from "./city-field.tsx";
import type { FieldsProps } from "./form-fields.ts";

/** Address and method of delivery. */
export function DeliveryFields({ form, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const { data: cities } = useQuery(citiesQuery(useApi()));
  const city = cities?.find(({ slug }) => slug === form.city);
  // until the cities are loaded, an earlier choice of pickup stays
  const pickup = city?.pickup ?? (!cities && form.method === "pickup");
  return (
    <>
      <CityField
        value={city ? form.city : ""}
        error={problems.city}
        onChange={({ slug, pickup: there }) =>
          onChange({ city: slug, method: there ? form.method : "courier" })
        }
      />
      <RadioGroup
        variant="tiles"
        label={t("checkout.method")}
        value={form.method}
        error={problems.method}
        onValueChange={(method) => onChange({ method: method === "pickup" ? "pickup" : "courier" })}
        options={[
          {
            value: "courier",
            label: t("orders.deliveryMethods.courier"),
            // a no-break space reserves the line
            hint: city ? t("checkout.cityDays", { count: city.deliveryDays }) : "\u00a0",
            icon: <Truck aria-hidden />,
          },
          {
            value: "pickup",
            label: t("orders.deliveryMethods.pickup"),
            hint: city && !pickup ? t("checkout.noPickup") : undefined,
            icon: <Store aria-hidden />,
            disabled: !pickup,
          },
        ]}
      />
      {form.method === "courier" ? (
        <>
          <TextField
            id="checkout-address"
            required
            label={t("checkout.address")}
            hint={t("checkout.addressHint")}
            autoComplete="street-address"
            maxLength={300}
            value={form.address}
            error={problems.address}
            onChange={(event) => onChange({ address: event.currentTarget.value })}
          />
          <TextArea
            id="checkout-deliveryComment"
            rows={2}
            label={t("checkout.deliveryComment")}
            maxLength={500}
            value={form.deliveryComment}
            error={problems.deliveryComment}
            onChange={(event) => onChange({ deliveryComment: event.currentTarget.value })}
          />
        </>
      ) : (
        <Alert>{t("checkout.pickupNote")}</Alert>
      )}
    </>
  );
}
