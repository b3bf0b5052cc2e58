import { createContext, use } from "react";

export interface PageHeadValues {
  title: string;
  description: string;
  /** false for personal pages and those without content of their own */
  index: boolean;
  /** picture of a shared link: an absolute address or a path of the shop */
  image?: string;
  /** `og:type`; the default is `website` */
  kind?: "product";
  /** the preferred path of a page with several */
  canonical?: string;
  /** JSON-LD for search engines */
  data?: object;
}

export interface HeadSink {
  /** origin of the shop, for absolute links */
  origin: string;
  /** On the server: receives the values for the document's head. */
  set?: (head: PageHeadValues) => void;
}

export const HeadContext = createContext<HeadSink>({ origin: "" });

export function useHeadSink(): HeadSink {
  return use(HeadContext);
}
