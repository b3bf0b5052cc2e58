import type { Paths } from "../lib/paths.ts";

/** Several things that a page is about, in the words of search engines (JSON-LD). Made by the server alone. */
export function toGraph(...nodes: readonly object[]): object {
  return { "@context": "https://schema.org", "@graph": nodes };
}

interface Crumb {
  label: string;
  /** path of the shop */
  to: string;
}

/** The way to a page, itself included. */
export function crumbsData(origin: string, crumbs: readonly Crumb[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${origin}${to}`,
    })),
  };
}

interface ShopDataContext {
  name: string;
  /** address of the shop without a path */
  origin: string;
  paths: Paths;
}

/** The shop itself and its search. */
export function shopData({ name, origin, paths }: ShopDataContext): object {
  const organization = `${origin}/#organization`;
  return toGraph(
    {
      "@type": "Organization",
      "@id": organization,
      name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    {
      "@type": "WebSite",
      name,
      url: `${origin}${paths.home()}`,
      publisher: { "@id": organization },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.search()}?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  );
}
