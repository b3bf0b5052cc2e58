import { Button, TextField } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useShownQuery } from "../../lib/use-shown-query.ts";
import { applicationsAddress, applicationTabs, type ApplicationTab } from "./applications-address.ts";
import type { ApplicationPage } from "./applications-api.ts";
import styles from "./applications-filter.module.css";

export interface ApplicationsFilterProps {
  tab: ApplicationTab;
  q: string;
  /** of the applications that match `q`; undefined while loading */
  counts: ApplicationPage["counts"] | undefined;
}

export function ApplicationsFilter({ tab, q, counts }: ApplicationsFilterProps) {
  const t = useTexts();
  const field = useShownQuery(q);
  const path = usePanelPaths().applications();
  const navigate = useNavigate();
  const getCount = (one: ApplicationTab) => {
    if (!counts) return null;
    return one === "all" ? counts.pending + counts.approved + counts.rejected : counts[one];
  };
  return (
    <div className={styles.root}>
      <form
        role="search"
        aria-label={t("applications.search")}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
          void navigate(applicationsAddress(path, { tab, q: words }));
        }}
      >
        <TextField
          ref={field}
          name="q"
          type="search"
          label={t("applications.search")}
          hideLabel
          placeholder={t("applications.searchHint")}
          defaultValue={q}
          maxLength={100}
        />
        <Button type="submit" icon={<Search aria-hidden />}>
          {t("applications.find")}
        </Button>
      </form>
      <nav aria-label={t("applications.states")} className={styles.states}>
        {applicationTabs.map((one) => {
          const count = getCount(one);
          return (
            <Button key={one} asChild size="small">
              <Link
                to={applicationsAddress(path, { tab: one, q })}
                aria-current={one === tab ? "page" : undefined}
              >
                {t(`applications.${one}`)}
                {count === null ? null : <span className={styles.count}>{count}</span>}
              </Link>
            </Button>
          );
        })}
      </nav>
    </div>
  );
}
