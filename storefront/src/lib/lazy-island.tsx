import {
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import { announcePageChange, waitForPageChange, waitUntilVisible } from "./hydrate-when-visible.ts";
import { markMounted } from "./mark-mounted.ts";

/** On the server: collects the modules of the page's islands, whose code is loaded after that of the page. */
export const LazyIslands = createContext<((file: string) => void) | null>(null);

interface IslandModule<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<IslandModule<Props>>;

/**
 * Loads the code of an island. If it cannot be loaded, the server-rendered HTML stays; since a browser requests a module
 * only once per document, a page change without it reloads the page.
 */
async function loadWhenVisible<Props>(
  file: string,
  load: Load<Props>,
  isStatic: boolean,
): Promise<IslandModule<Props>> {
  const rendered = await waitUntilVisible(file, isStatic);
  if (!rendered) return load();
  return load().catch(async () => {
    await waitForPageChange();
    if (navigator.onLine) window.location.reload();
    return { default: () => null };
  });
}

function MountedMark({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => markMounted(part.current), [part]);
  return null;
}

export interface LazyIslandOptions {
  /** shown while the code loads where the server has not rendered the island */
  fallback?: ReactNode;
  /** called in the browser: whether the island looks as the server rendered it until it is used */
  isStatic?: () => boolean;
}

/**
 * A part of a page that the server renders as usual; the browser loads its code and hydrates it when it is visible or the
 * page is first touched. `part` is the module on the server and its `import()` in the browser; `file` is the module's path
 * below the storefront, by which its styles are found. If its props change before it is hydrated, `fallback` replaces it.
 */
export function lazyIsland<Props extends object>(
  file: string,
  part: IslandModule<Props> | Load<Props>,
  { fallback = null, isStatic = () => false }: LazyIslandOptions = {},
): ComponentType<Props> {
  const Part =
    typeof part === "function" ? lazy(() => loadWhenVisible(file, part, isStatic())) : part.default;
  function Island(props: Props) {
    const addFile = use(LazyIslands);
    if (import.meta.env.SSR) addFile?.(file);
    const element = useRef<HTMLDivElement>(null);
    const first = useRef(props);
    useEffect(() => {
      if (first.current !== props) announcePageChange();
    }, [props]);
    return (
      <div ref={element} data-later={file} style={{ display: "contents" }}>
        <Suspense fallback={fallback}>
          <Part {...props} />
          <MountedMark part={element} />
        </Suspense>
      </div>
    );
  }
  return memo(Island) as unknown as ComponentType<Props>;
}
