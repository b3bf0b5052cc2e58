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
import { comeNear, moveLaterParts, nextMove } from "./come-near.ts";
import { sayAlive } from "./say-alive.ts";

/** On the server: takes the modules that a page shows and whose code comes after the page's own. */
export const LaterParts = createContext<((file: string) => void) | null>(null);

interface PartModule<Props> {
  default: ComponentType<Props>;
}

type Load<Props> = () => Promise<PartModule<Props>>;

/**
 * The code of a part once it is wanted. What the server rendered stands while its code cannot be had; a browser asks
 * for a module only once per document, so a page that must change without it is loaded anew.
 */
async function bring<Props>(file: string, load: Load<Props>, still: boolean): Promise<PartModule<Props>> {
  const rendered = await comeNear(file, still);
  if (!rendered) return load();
  return load().catch(async () => {
    await nextMove();
    if (navigator.onLine) window.location.reload();
    return { default: () => null };
  });
}

function Alive({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => sayAlive(part.current), [part]);
  return null;
}

export interface LaterOptions {
  /** what stands there while it is fetched and the server has not rendered it */
  waiting?: ReactNode;
  /** asked in the browser: whether it looks the way it was rendered until somebody touches it */
  still?: () => boolean;
}

/**
 * A part of a page that the server renders like any other, while the browser fetches its code when the part comes near
 * the window or the page is first touched, and brings it to life then. `part` is the module on the server and its
 * `import()` in the browser; `file` names the module below the storefront, for its styles to come with the page. A
 * change of its props before it is alive would show `waiting` in its place.
 */
export function laterPart<Props extends object>(
  file: string,
  part: PartModule<Props> | Load<Props>,
  { waiting = null, still = () => false }: LaterOptions = {},
): ComponentType<Props> {
  const Part = typeof part === "function" ? lazy(() => bring(file, part, still())) : part.default;
  function Later(props: Props) {
    const tell = use(LaterParts);
    if (import.meta.env.SSR) tell?.(file);
    const element = useRef<HTMLDivElement>(null);
    const first = useRef(props);
    useEffect(() => {
      if (first.current !== props) moveLaterParts();
    }, [props]);
    return (
      <div ref={element} data-later={file} style={{ display: "contents" }}>
        <Suspense fallback={waiting}>
          <Part {...props} />
          <Alive part={element} />
        </Suspense>
      </div>
    );
  }
  return memo(Later) as unknown as ComponentType<Props>;
}
