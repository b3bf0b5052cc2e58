import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation, type To } from "react-router-dom";
import { withoutSlash } from "./without-slash.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  /** the page takes the place of the one it is left from in the history */
  replace?: boolean;
  /** what the page is handed over, kept in the history */
  state?: unknown;
}

/**
 * A link to another page of the shop. Built from react-router's own parts, as it advises; its `Link` brings prefetching
 * and form code of the framework mode with it, 4 KB on every first visit.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target: rest.target });
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...rest} href={href} onClick={press} />;
}

export interface NavLinkProps extends Omit<LinkProps, "to"> {
  /** a path without a query */
  to: string;
  /** only this very page, not those below it */
  end?: boolean;
}

/** A link of a menu: says when one is on its page or below it. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const place = withoutSlash(pathname);
  const here = place === withoutSlash(to) || (!end && place.startsWith(`${withoutSlash(to)}/`));
  return <Link {...rest} to={to} aria-current={here ? "page" : undefined} />;
}
