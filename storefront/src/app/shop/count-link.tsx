import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import type { LucideIcon } from "lucide-react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import styles from "./count-link.module.css";

export interface CountLinkProps {
  to: string;
  Icon: LucideIcon;
  name: TextKey;
  counted: TextKey;
  count: number;
  /** hidden on narrow screens */
  wide?: boolean;
}

/** An icon of the top bar with a count. */
export function CountLink({ to, Icon, name, counted, count, wide }: CountLinkProps) {
  const t = useTexts();
  return (
    <Link to={to} data-wide={wide || undefined} className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <Icon />
        <CountBadge floating count={count} />
      </span>
      <span aria-hidden className={styles.name}>
        {t(name)}
      </span>
      <VisuallyHidden>{count > 0 ? t(counted, { count: cappedCount(count) }) : t(name)}</VisuallyHidden>
    </Link>
  );
}
