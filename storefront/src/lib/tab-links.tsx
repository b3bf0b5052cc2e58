import { Button } from "@bezak/ui-kit";
import { formatNumber } from "./format-sum.ts";
import { Link } from "./link.tsx";
import { useCurrentInSight } from "./use-current-in-sight.ts";
import styles from "./tab-links.module.css";

export interface TabLink {
  name: string;
  to: string;
  isHere: boolean;
  /** undefined until it is known, or where nothing is counted */
  count?: number;
  /** highlights any count above zero */
  alarm?: boolean;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
}

/** Tabs of a panel page with an address each. On a phone the current one is scrolled into view. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const here = tabs.find(({ isHere }) => isHere);
  const root = useCurrentInSight<HTMLElement>(`${here?.name} ${here?.count !== undefined}`);
  return (
    <nav ref={root} aria-label={label} className={styles.root}>
      {tabs.map(({ name, to, isHere, count, alarm }) => (
        <Button key={name} asChild size="small" variant="ghost">
          <Link
            to={to}
            state={{ keepScroll: true }}
            aria-current={isHere ? "page" : undefined}
            data-alarm={(alarm && count !== undefined && count > 0) || undefined}
            className={styles.tab}
          >
            {name}
            {count === undefined ? null : <span className={styles.count}>{` ${formatNumber(count)}`}</span>}
          </Link>
        </Button>
      ))}
    </nav>
  );
}
