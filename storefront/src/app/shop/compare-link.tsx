import { CountBadge, VisuallyHidden, cappedCount } from "@bezak/ui-kit";
import { Scale } from "lucide-react";
import { useLocation } from "react-router";
import { useCompareCount } from "../../features/compare/compare-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./compare-link.module.css";

/** Link to the comparison on wide screens; a phone has it in its menu. */
export default function CompareLink() {
  const t = useTexts();
  const to = usePaths().compare();
  const count = useCompareCount();
  const { pathname } = useLocation();
  if (count === 0 || pathname === to) return null;
  return (
    <Link to={to} className={styles.root}>
      <Scale aria-hidden />
      <span aria-hidden>{t("nav.compare")}</span>
      <CountBadge count={count} />
      <VisuallyHidden>{t("nav.compareCount", { count: cappedCount(count) })}</VisuallyHidden>
    </Link>
  );
}
