export type MailLanguage = "ru" | "uz" | "en";

/** Falls back to Russian for an unsupported language. */
export function mailLanguage(given: string | null | undefined): MailLanguage {
  return given === "uz" || given === "en" ? given : "ru";
}

/** URL of a storefront page (`/orders`) in a language, below `PUBLIC_URL`. */
export function shopLink(path: string, language: MailLanguage): string {
  const origin = (process.env.PUBLIC_URL || "http://localhost:8000").replace(/(?<!\/)\/+$/, "");
  const inLanguage = language === "ru" ? path : `/${language}${path === "/" ? "" : path}`;
  return origin + inLanguage;
}
