import type { City } from "@bezak/contract/reference.ts";
import type { TranslatedText } from "../search/localized.ts";

/** A city of delivery. `id` equals the slug and never changes; `deliveryDays` is the courier's delivery time. */
export type ServedCity = City & { name: TranslatedText };

/** The ten cities of the specification; pickup points exist in the two largest. */
export const cities: readonly ServedCity[] = [
  city("tashkent", "Ташкент", "Toshkent", "Tashkent", 1, true),
  city("samarkand", "Самарканд", "Samarqand", "Samarkand", 1, true),
  city("bukhara", "Бухара", "Buxoro", "Bukhara", 2, false),
  city("andijan", "Андижан", "Andijon", "Andijan", 2, false),
  city("namangan", "Наманган", "Namangan", "Namangan", 2, false),
  city("fergana", "Фергана", "Fargʻona", "Fergana", 2, false),
  city("nukus", "Нукус", "Nukus", "Nukus", 4, false),
  city("urgench", "Ургенч", "Urganch", "Urgench", 3, false),
  city("karshi", "Карши", "Qarshi", "Karshi", 2, false),
  city("termez", "Термез", "Termiz", "Termez", 3, false),
];

function city(
  id: string,
  ru: string,
  uz: string,
  en: string,
  deliveryDays: number,
  pickup: boolean,
): ServedCity {
  return { id, slug: id, name: { ru, uz, en }, deliveryDays, pickup };
}
