import type { ReactElement, ReactNode } from "react";

/** What the kit hands to the application to make a link of; spread all of it except `to` onto the anchor. */
export interface LinkParts {
  /** Address as the application gave it. */
  to: string;
  className?: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page";
  rel?: string;
}

/** Makes the application's own link (the kit knows no router). */
export type RenderLink = (link: LinkParts) => ReactElement;
