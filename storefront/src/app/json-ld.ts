import type { Paths } from "../lib/paths.ts";

/** Combines several objects of a page (JSON-LD). Created on the server only. */
export function toGraph(...nodes: readonly object[]): object {
  return { "@context": "https://schema.org", "@graph": nodes };
}

interface Crumb {
  label: string;
  /** path of the shop */
  to: string;
}

/** Breadcrumbs of a page, including the page itself. */
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
  /** origin of the shop */
  origin: string;
  paths: Paths;
}

/** The shop and its search. */
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
