import type { Language } from "@bezak/contract/languages.ts";
import { findCity } from "../delivery/find-city.ts";
import type { ShopParcelView } from "../workflows/parcel/view-parcel.ts";

/** A parcel with its buyer's data, which labels and packing lists require. */
export type OpenParcel = ShopParcelView &
  Required<{
    delivery: NonNullable<ShopParcelView["delivery"]>;
    contact: NonNullable<ShopParcelView["contact"]>;
  }>;

export interface ParcelPaper {
  parcel: OpenParcel;
  /** name of the shop */
  shop: string;
  language: Language;
}

export const isOpen = (parcel: ShopParcelView): parcel is OpenParcel =>
  parcel.delivery !== null && parcel.contact !== null;

export function cityName(named: string, language: Language): string {
  return findCity(named)?.name[language] ?? named;
}

/** `+998 90 123-45-67`, grouped for reading aloud. */
export function phoneInGroups(phone: string): string {
  return phone.replace(/^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/, "+998 $1 $2-$3-$4");
}

/** Lines that are not cancelled. */
export const comingItems = ({ items }: ShopParcelView) => items.filter(({ cancelled }) => cancelled === null);
