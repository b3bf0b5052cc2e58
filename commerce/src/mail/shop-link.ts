export type MailLanguage = "ru" | "uz" | "en";

/** Whatever was given as a language; Russian for what is none. */
export function mailLanguage(given: string | null | undefined): MailLanguage {
  return given === "uz" || given === "en" ? given : "ru";
}

/** Address of a page of the shop (`/orders`) for readers of a language; `PUBLIC_URL` says where the shop is. */
export function shopLink(path: string, language: MailLanguage): string {
  const origin = (process.env.PUBLIC_URL || "http://localhost:8000").replace(/(?<!\/)\/+$/, "");
  const inLanguage = language === "ru" ? path : `/${language}${path === "/" ? "" : path}`;
  return origin + inLanguage;
}
