import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "./api-context.ts";
import { noShop, shopChoicesQuery, ShopField } from "./shop-field.tsx";

export interface ShopFilterProps {
  /** id or slug; undefined for all shops */
  shop: string | undefined;
  /** gets the id of the chosen shop */
  onChange: (shop: string | undefined) => void;
}

/** Limits a list of the administrators' panel to one shop. The address has only its id or slug: its name is found by that. */
export function ShopFilter({ shop, onChange }: ShopFilterProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const { data: found } = useQuery({ ...shopChoicesQuery(api, shop ?? ""), enabled: shop !== undefined });
  const chosen = found?.find(({ id, slug }) => id === shop || slug === shop);
  return (
    <ShopField
      hideLabel
      placeholder={t("admin.shopField.all")}
      value={shop === undefined ? noShop : (chosen ?? { id: shop, slug: shop, name: shop })}
      onChange={(to) => {
        if (to.id !== "") cache.setQueryData(shopChoicesQuery(api, to.id).queryKey, [to]);
        onChange(to.id || undefined);
      }}
    />
  );
}
