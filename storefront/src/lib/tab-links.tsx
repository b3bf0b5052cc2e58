import { limits } from "@bezak/contract/limits.ts";
import { Button } from "@bezak/ui-kit";
import { formatNumber } from "./format-sum.ts";
import { Link } from "./link.tsx";
import { useCurrentInSight } from "./use-current-in-sight.ts";
import styles from "./tab-links.module.css";

export interface TabLink {
  name: string;
  to: string;
  isHere: boolean;
  /** undefined where nothing is counted; null reserves its space until it is known */
  count?: number | null;
  /** there are more than `limits.countedMost` */
  isMore?: boolean;
  /** highlights any count above zero */
  alarm?: boolean;
}

const figureSpace = "\u2007";

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
}

/** Tabs of a panel page with an address each. On a phone the current one is scrolled into view. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const here = tabs.find(({ isHere }) => isHere);
  const root = useCurrentInSight<HTMLElement>(`${here?.name} ${typeof here?.count === "number"}`);
  return (
    <nav ref={root} aria-label={label} className={styles.root}>
      {tabs.map(({ name, to, isHere, count, isMore, alarm }) => (
        <Button key={name} asChild size="small" variant="ghost">
          <Link
            to={to}
            state={{ keepScroll: true }}
            aria-current={isHere ? "page" : undefined}
            data-alarm={(alarm && Boolean(count)) || undefined}
            className={styles.tab}
          >
            {name}
            {count === undefined ? null : (
              <span className={styles.count}>
                {` ${count === null ? figureSpace : isMore ? `${formatNumber(limits.countedMost)}+` : formatNumber(count)}`}
              </span>
            )}
          </Link>
        </Button>
      ))}
    </nav>
  );
}
