import type { ComponentProps, MouseEvent } from "react";
import { useHref, useLinkClickHandler, useLocation, type To } from "react-router";
import { withoutSlash } from "./without-slash.ts";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  /** replaces the current history entry */
  replace?: boolean;
  /** state of the new history entry */
  state?: unknown;
}

/**
 * A link to another page of the shop, built from react-router's hooks as its documentation advises; its `Link` includes
 * prefetching and form code of the framework mode, 4 KB on every first visit.
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
  /** current only on this exact page, not on those below it */
  end?: boolean;
}

/** A menu link, marked as current on its page and on those below it. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const place = withoutSlash(pathname);
  const here = place === withoutSlash(to) || (!end && place.startsWith(`${withoutSlash(to)}/`));
  return <Link {...rest} to={to} aria-current={here ? "page" : undefined} />;
}
