import { useLocation } from "react-router";
import { defaultLanguage, inLanguage, languages } from "../lib/language.ts";
import { canonicalQuery } from "../lib/paths.ts";
import { withoutSlash } from "../lib/without-slash.ts";
import { useHeadSink } from "./head-context.ts";

export interface PageHeadProps {
  title: string;
  description: string;
  /** false excludes the page from search engines */
  index?: boolean;
  /** picture of a shared link, for crawlers that run no scripts */
  image?: string;
  /** `og:type`; the default is `website` */
  kind?: "product";
  /** the preferred path of a page with several: with the slug instead of the id */
  canonical?: string;
  /** JSON-LD, created only on the server: compute it under `import.meta.env.SSR` */
  data?: object;
}

/**
 * Title, description and language links of a page. React renders `#root` and not the document, so the server writes
 * these tags into the head, and the browser's first render takes them over.
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

/** Canonical address of a page and its address in each language. */
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
