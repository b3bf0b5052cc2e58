import { Alert, Button, NativeSelect, RadioGroup, Skeleton, TextArea, TextField } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { citiesQuery } from "./checkout-api.ts";
import type { FieldsProps } from "./form-fields.ts";

/** Where and how the order goes. */
export function DeliveryFields({ form, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data: cities, error, refetch } = useQuery(citiesQuery(useApi()));
  if (!cities) {
    if (!error) return <Skeleton shape="box" height="16rem" />;
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="small" onClick={() => void refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {describeError(error, t)}
      </Alert>
    );
  }
  const city = cities.find(({ slug }) => slug === form.city);
  const pickup = city?.pickup ?? false;
  return (
    <>
      <NativeSelect
        id="checkout-city"
        required
        label={t("checkout.city")}
        placeholder={t("checkout.chooseCity")}
        value={city ? form.city : ""}
        error={problems.city}
        hint={city ? t("checkout.cityDays", { count: city.deliveryDays }) : undefined}
        options={cities.map(({ slug, name }) => ({ value: slug, label: text(name) }))}
        onChange={(event) => {
          const slug = event.currentTarget.value;
          const there = cities.find((one) => one.slug === slug)?.pickup ?? false;
          onChange({ city: slug, method: there ? form.method : "courier" });
        }}
      />
      <RadioGroup
        variant="tiles"
        label={t("checkout.method")}
        value={form.method}
        error={problems.method}
        onValueChange={(method) => onChange({ method: method === "pickup" ? "pickup" : "courier" })}
        options={[
          { value: "courier", label: t("orders.deliveryMethods.courier") },
          {
            value: "pickup",
            label: t("orders.deliveryMethods.pickup"),
            hint: city && !pickup ? t("checkout.noPickup") : undefined,
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
