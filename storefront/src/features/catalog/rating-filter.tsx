import type { Facets } from "@bezak/contract/catalog.ts";
import { RadioGroup } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";

export interface RatingFilterProps {
  value: number | undefined;
  ratings: Facets["ratings"];
  onChange: (value: number | undefined) => void;
}

const choices = [4, 3];

/** Minimum rating; hidden when no product has a rating. */
export function RatingFilter({ value, ratings, onChange }: RatingFilterProps) {
  const t = useTexts();
  const getCount = (rating: number) => ratings.find((one) => one.value === rating)?.count ?? 0;
  if (value === undefined && choices.every((rating) => getCount(rating) === 0)) return null;
  return (
    <RadioGroup
      label={t("catalog.rating")}
      value={String(value ?? "")}
      onValueChange={(next) => onChange(next === "" ? undefined : Number(next))}
      options={[
        { value: "", label: t("catalog.anyRating") },
        ...choices.map((rating) => ({
          value: String(rating),
          label: t("catalog.ratingFrom", { rating }),
          aside: formatNumber(getCount(rating)),
        })),
      ]}
    />
  );
}
