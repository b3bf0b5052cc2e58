import * as routes from "@bezak/contract/routes/seller-admin.ts";
import { Combobox } from "@bezak/ui-kit";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "./api-context.ts";
import type { ApiClient } from "./api-client.ts";

interface ChosenShop {
  id: string;
  slug: string;
  name: string;
}

export const noShop: ChosenShop = { id: "", slug: "", name: "" };

const shopsOffered = 10;

/** Shops found by name, address, e-mail or id, for administrators. */
function shopChoicesQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: ["shop-choices", q],
    queryFn: async ({ signal }): Promise<ChosenShop[]> => {
      const query = { q: q || undefined, limit: shopsOffered };
      const { data } = await api.call(routes.administeredShops, { query, signal });
      return data.map(({ id, slug, name }) => ({ id, slug, name }));
    },
    placeholderData: keepPreviousData,
  });
}

export interface ShopFieldProps {
  value: ChosenShop;
  required?: boolean;
  hideLabel?: boolean;
  placeholder: string;
  error?: string | undefined;
  onChange: (shop: ChosenShop) => void;
}

/** Chooses a shop in the administrators' panel, by typing. */
export function ShopField({ value, placeholder, onChange, ...field }: ShopFieldProps) {
  const t = useTexts();
  const [query, setQuery] = useState("");
  const { data = [], isFetching } = useQuery(shopChoicesQuery(useApi(), query));
  return (
    <Combobox
      {...field}
      clearable
      clearLabel={t("admin.shopField.clear")}
      label={t("admin.shopField.label")}
      placeholder={placeholder}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value.id}
      valueLabel={value.name}
      loading={isFetching}
      loadingText={t("admin.shopField.loading")}
      emptyText={t("admin.shopField.none")}
      countText={(count) => t("admin.shopField.count", { count })}
      onQueryChange={setQuery}
      onValueChange={(id) => onChange(data.find((one) => one.id === id) ?? noShop)}
    />
  );
}

export interface ShopKeyFieldProps extends Omit<ShopFieldProps, "value" | "onChange"> {
  /** id or slug; empty without a shop */
  value: string;
  /** receives the id */
  onChange: (id: string) => void;
}

/** The same where only the id or slug of the shop is known: its name is found by that. */
export function ShopKeyField({ value: key, onChange, ...field }: ShopKeyFieldProps) {
  const api = useApi();
  const cache = useQueryClient();
  const { data: found } = useQuery({ ...shopChoicesQuery(api, key), enabled: key !== "" });
  const chosen = found?.find(({ id, slug }) => id === key || slug === key);
  return (
    <ShopField
      {...field}
      value={key === "" ? noShop : (chosen ?? { id: key, slug: key, name: key })}
      onChange={(to) => {
        if (to.id !== "") cache.setQueryData(shopChoicesQuery(api, to.id).queryKey, [to]);
        onChange(to.id);
      }}
    />
  );
}
