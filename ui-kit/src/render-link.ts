import type { ReactElement, ReactNode } from "react";

/** Props for the application's link; spread all of them except `to` onto the anchor. */
export interface LinkParts {
  /** URL as the application passed it. */
  to: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page";
  rel?: string;
}

/** Renders the application's own link (the kit does not depend on a router). */
export type RenderLink = (link: LinkParts) => ReactElement;
