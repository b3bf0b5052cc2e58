import type { AuditEntry } from "@bezak/contract/audit.ts";
import { Button } from "@bezak/ui-kit";
import { ChevronLeft, ChevronRight, ChevronsLeft } from "lucide-react";
import { Navigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { firstPage, type AuditChoice } from "./audit-address.ts";
import { findNeighbours } from "./audit-neighbours.ts";
import styles from "./audit-view.module.css";

export interface AuditPagesProps {
  choice: AuditChoice;
  /** the loaded page; undefined until it is known */
  part: { data: readonly AuditEntry[]; pagination: { total: number } } | undefined;
  toAddress: (choice: AuditChoice) => string;
}

/** Links to the entries older and newer than those of the page: a number would move while entries are added. */
export function AuditPages({ choice, part, toAddress }: AuditPagesProps) {
  const t = useTexts();
  if (part === undefined) return <div className={styles.pages} />;
  const { older, newer, isNewest } = findNeighbours(choice, part);
  const first = firstPage(choice);
  // so that the newest page is as long as the others
  if (isNewest && choice.after !== undefined)
    return <Navigate replace to={toAddress(first)} state={{ keepScroll: true }} />;
  if (older === undefined && newer === undefined) return null;
  return (
    <nav aria-label={t("paging.pages")} className={styles.pages}>
      {newer === undefined ? null : (
        <>
          <Button asChild icon={<ChevronsLeft aria-hidden />}>
            <Link to={toAddress(first)}>{t("audit.newest")}</Link>
          </Button>
          <Button asChild icon={<ChevronLeft aria-hidden />}>
            <Link rel="prev" to={toAddress({ ...first, after: newer })}>
              {t("audit.newer")}
            </Link>
          </Button>
        </>
      )}
      {older === undefined ? null : (
        <Button asChild icon={<ChevronRight aria-hidden />}>
          <Link rel="next" to={toAddress({ ...first, before: older })}>
            {t("audit.older")}
          </Link>
        </Button>
      )}
    </nav>
  );
}
