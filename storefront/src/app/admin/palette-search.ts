import { administeredParcels } from "@bezak/contract/routes/order-admin.ts";
import { administeredProducts } from "@bezak/contract/routes/product-admin.ts";
import { administeredShops } from "@bezak/contract/routes/seller-admin.ts";
import { administeredUsers } from "@bezak/contract/routes/user-admin.ts";
import type { ComboboxOption } from "@bezak/ui-kit";
import { queryOptions } from "@tanstack/react-query";
import type { Texts } from "../../i18n/texts.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import type { Language } from "../../lib/language.ts";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { mayCall, type OwnRank } from "../../lib/rights.ts";
import { pagesFor } from "./admin-pages.ts";

/** Rows of each kind that are shown. */
const MOST = 5;

/** Letters from which on the server is searched. */
export const searchedFrom = 2;

async function search(api: ApiClient, { q, rank }: { q: string; rank?: OwnRank }, signal: AbortSignal) {
  const sent = { query: { q, limit: MOST }, signal };
  const [parcels, users, products, found] = await Promise.all([
    mayCall(rank, administeredParcels) ? api.call(administeredParcels, sent) : { data: [] },
    mayCall(rank, administeredUsers) ? api.call(administeredUsers, sent) : { data: [] },
    mayCall(rank, administeredProducts) ? api.call(administeredProducts, sent) : { data: [] },
    mayCall(rank, administeredShops) ? api.call(administeredShops, sent) : { data: [] },
  ]);
  return { parcels: parcels.data, users: users.data, products: products.data, shops: found.data };
}

export type PaletteRows = Awaited<ReturnType<typeof search>>;

/** Parcels, users, products and shops that the words find, as far as the rank may see them. */
export function paletteQuery(api: ApiClient, words: string, rank: OwnRank) {
  return queryOptions({
    queryKey: ["palette", words, rank],
    queryFn: ({ signal }) => search(api, { q: words, rank }, signal),
    enabled: words.length >= searchedFrom,
    staleTime: 10_000,
  });
}

export interface PaletteInput {
  /** as typed */
  words: string;
  found: PaletteRows | undefined;
  rank?: OwnRank;
  paths: PanelPaths;
  t: Texts;
  language: Language;
}

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е").trim();

/** The options of the palette, by the address that each opens: pages first. */
export function toOptions({ words, found, rank, paths, t, language }: PaletteInput): ComboboxOption[] {
  const wanted = plain(words);
  const pages = pagesFor(rank)
    .filter(({ name }) => plain(t(name)).includes(wanted))
    .map(({ to, name }) => ({ value: to(paths), label: t(name), hint: t("admin.palette.page") }));
  if (!found) return pages;
  return [
    ...pages,
    ...found.parcels.map(({ id, number, contact, seller }) => ({
      value: paths.administeredOrder(id),
      label: number,
      hint: [t("admin.palette.parcel"), contact.name, seller.name].filter(Boolean).join(" · "),
    })),
    ...found.users.map(({ id, name, email }) => ({
      value: paths.user(id),
      label: name || email,
      hint: [t("admin.palette.user"), email].join(" · "),
    })),
    ...found.shops.map(({ id, name }) => ({
      value: paths.shop(id),
      label: name,
      hint: t("admin.palette.shop"),
    })),
    ...found.products.map(({ id, name, seller }) => ({
      value: paths.administeredProduct(id),
      label: name[language] || t("common.untitled"),
      hint: [t("admin.palette.product"), seller.name].join(" · "),
    })),
  ];
}
