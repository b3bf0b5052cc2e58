import { lazy, type ComponentType } from "react";

/**
 * A part that a page is whole without, fetched when it is first shown. Where its code cannot be had (no network, or a
 * newer build has taken its place) nothing stands there, and the page goes on.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: () => null }))) as unknown as ComponentType<Props>;
}
