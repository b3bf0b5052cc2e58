import { Button } from "@bezak/ui-kit";
import { formatNumber } from "./format-sum.ts";
import { Link } from "./link.tsx";
import { useCurrentInSight } from "./use-current-in-sight.ts";
import styles from "./tab-links.module.css";

export interface TabLink {
  name: string;
  to: string;
  isHere: boolean;
  /** how many there are; undefined until it is known, or where nobody counts */
  count?: number;
  /** there must be none */
  alarm?: boolean;
}

export interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
}

/** Parts of a page of the panel that are addresses of their own. On a phone the chosen one is rolled into sight. */
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
