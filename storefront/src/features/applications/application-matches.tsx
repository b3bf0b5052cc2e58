import type { ComparedApplication } from "@bezak/contract/applications.ts";
import { Alert, TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./application-review.module.css";

type Match = ComparedApplication["matches"][number];

const addresses: Record<Match["kind"], (paths: PanelPaths, id: string) => string> = {
  application: (paths, id) => paths.application(id),
  shop: (paths, id) => paths.shop(id),
  user: (paths, id) => paths.user(id),
};

/** What other people have in common with an application; the administrator judges what it means. */
export function ApplicationMatches({ matches }: Pick<ComparedApplication, "matches">) {
  const t = useTexts();
  const paths = usePanelPaths();
  if (matches.length === 0) return <p className={styles.quiet}>{t("applications.matches.none")}</p>;
  const groups = Map.groupBy(matches, ({ by }) => by);
  return [...groups].map(([by, found]) => (
    <Alert key={by} role="note" tone="warning" title={t(`applications.matches.by.${by}`)}>
      <ul role="list" className={styles.list}>
        {found.map(({ kind, id, name }) => (
          <li key={kind + id}>
            {t(`applications.matches.kinds.${kind}`)}:{" "}
            <TextLink asChild>
              <Link to={addresses[kind](paths, id)}>{name}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  ));
}
