import { lazy, type ComponentType } from "react";

/**
 * A part of a page that is not essential, loaded when it is first shown. If its code cannot be loaded (no network, or a
 * newer build has replaced it), nothing is shown there.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() => load().catch(() => ({ default: () => null }))) as unknown as ComponentType<Props>;
}
