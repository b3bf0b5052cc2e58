import type { City } from "@bezak/contract/reference.ts";
import { Alert, Button, NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { citiesQuery } from "./cities-query.ts";

export interface CityFieldProps {
  /** slug */
  value: string;
  error: string | undefined;
  onChange: (city: City) => void;
}

/** Choice of a city with delivery; its size does not change while the cities load. */
export function CityField({ value, error, onChange }: CityFieldProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data: cities, error: failure, isFetching, refetch } = useQuery(citiesQuery(useApi()));
  if (!cities && failure) {
    return (
      <Alert
        tone="danger"
        title={t("checkout.city")}
        actions={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {describeError(failure, t)}
      </Alert>
    );
  }
  return (
    <NativeSelect
      id="checkout-city"
      required
      label={t("checkout.city")}
      placeholder={cities ? t("checkout.chooseCity") : t("checkout.loadingCities")}
      value={value}
      error={error}
      disabled={!cities}
      options={(cities ?? []).map(({ slug, name }) => ({ value: slug, label: text(name) }))}
      onChange={(event) => {
        const slug = event.currentTarget.value;
        const city = cities?.find((one) => one.slug === slug);
        if (city) onChange(city);
      }}
    />
  );
}
