import type { Texts } from "../i18n/texts.ts";

/** Title of a list; from its second page on with the page number. */
export function pagedTitle(t: Texts, title: string, page: number): string {
  const whole = page > 1 ? t("paging.pageOf", { title, page }) : title;
  return `${whole} · ${t("shop.name")}`;
}
