import { useLocation } from "react-router-dom";
import { defaultLanguage, inLanguage, languages } from "../lib/language.ts";
import { canonicalQuery } from "../lib/paths.ts";
import { withoutSlash } from "../lib/without-slash.ts";
import { useHeadSink } from "./head-context.ts";

export interface PageHeadProps {
  title: string;
  description: string;
  /** false keeps the page out of search engines */
  index?: boolean;
  /** picture of a shared link; only those who never run a script ask for it */
  image?: string;
  /** what a shared link says it leads to; a page unless said otherwise */
  kind?: "product";
  /** the page's own path where it can be reached by several: by slug and not by id */
  canonical?: string;
  /** JSON-LD, written by the server alone: make it where `import.meta.env.SSR` */
  data?: object;
}

/**
 * Title, description and language links of a page. React owns `#root` and not the document, so the server writes
 * these tags into the head itself and the browser's first render takes them over.
 */
export function PageHead({ title, description, index = true, canonical, ...shared }: PageHeadProps) {
  const sink = useHeadSink();
  const { pathname, search } = useLocation();
  if (import.meta.env.SSR) {
    sink.set?.({ title, description, index, canonical, ...shared });
    return null;
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? null : <meta name="robots" content="noindex" />}
      {index
        ? headLinks(sink.origin, canonical ?? pathname, search).map(({ rel, hrefLang, href }) => (
            <link key={hrefLang ?? rel} rel={rel} hrefLang={hrefLang} href={href} />
          ))
        : null}
    </>
  );
}

/** The page's own address and the same page in each language. */
export function headLinks(origin: string, pathname: string, search: string) {
  const path = pathname.length > 1 ? withoutSlash(pathname) : pathname;
  const address = (to: string) => `${origin}${to}${canonicalQuery(search)}`;
  return [
    { rel: "canonical", hrefLang: undefined, href: address(path) },
    ...languages.map((language) => ({
      rel: "alternate",
      hrefLang: language as string,
      href: address(inLanguage(path, language)),
    })),
    { rel: "alternate", hrefLang: "x-default", href: address(inLanguage(path, defaultLanguage)) },
  ];
}
