import { createContext, memo, Suspense, use, type ComponentType, type ReactNode } from "react";

/** On the server: takes the modules that a page shows and whose code comes after the page's own. */
export const LaterParts = createContext<((file: string) => void) | null>(null);

/**
 * A part of a page that the server renders like any other, while the browser fetches its code after the page's own and
 * brings it to life then. `Part` is the component on the server and React's `lazy` of it in the browser; `file` names
 * its module below the storefront, for its styles to come with the page. A change of its props before it is alive
 * would show `waiting` in its place.
 */
export function laterPart<Props extends object>(
  file: string,
  Part: ComponentType<Props>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  function Later(props: Props) {
    const tell = use(LaterParts);
    if (import.meta.env.SSR) tell?.(file);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return memo(Later) as unknown as ComponentType<Props>;
}
