import { Combobox } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ruleShopsQuery } from "./commission-api.ts";

export interface ChosenShop {
  id: string;
  name: string;
}

export const noShop: ChosenShop = { id: "", name: "" };

export interface ShopFieldProps {
  value: ChosenShop;
  required?: boolean;
  placeholder: string;
  error: string | undefined;
  onChange: (shop: ChosenShop) => void;
}

export function ShopField({ value, required, placeholder, error, onChange }: ShopFieldProps) {
  const t = useTexts();
  const [query, setQuery] = useState("");
  const { data = [], isFetching } = useQuery(ruleShopsQuery(useApi(), query));
  return (
    <Combobox
      clearable
      clearLabel={t("adminCommission.clear")}
      required={required}
      label={t("adminCommission.shop")}
      placeholder={placeholder}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value.id}
      valueLabel={value.name}
      loading={isFetching}
      loadingText={t("adminCommission.shopLoading")}
      emptyText={t("adminCommission.shopNone")}
      countText={(count) => t("adminCommission.shopCount", { count })}
      onQueryChange={setQuery}
      onValueChange={(id, option) => onChange({ id, name: option?.label ?? "" })}
      error={error}
    />
  );
}
