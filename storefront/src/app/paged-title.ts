import type { Texts } from "../i18n/texts.ts";

/** Title of a page of a list for the window and search engines: later pages say which they are. */
export function pagedTitle(t: Texts, title: string, page: number): string {
  const whole = page > 1 ? t("paging.pageOf", { title, page }) : title;
  return `${whole} · ${t("shop.name")}`;
}
