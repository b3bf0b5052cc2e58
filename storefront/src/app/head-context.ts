import { createContext, use } from "react";

export interface PageHeadValues {
  title: string;
  description: string;
  /** pages of one person, or without content of their own, are not for search engines */
  index: boolean;
  /** what a link to the page shows when it is shared: an address or a path of the shop */
  image?: string;
  /** what the page is about, in the words of Open Graph; `website` unless said otherwise */
  kind?: "product";
  /** path of the page where it can be reached by several */
  canonical?: string;
  /** the page for search engines, as JSON-LD */
  data?: object;
}

export interface HeadSink {
  /** address of the shop without a path, for links that have to be absolute */
  origin: string;
  /** On the server: takes what the page says, to be written into the document's head. */
  set?: (head: PageHeadValues) => void;
}

export const HeadContext = createContext<HeadSink>({ origin: "" });

export function useHeadSink(): HeadSink {
  return use(HeadContext);
}
