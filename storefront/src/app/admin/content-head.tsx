import { Button } from "@bezak/ui-kit";
import { Plus } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { saveContent } from "../../features/content/admin/content-admin-api.ts";
import { Link } from "../../lib/link.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./content-page.module.css";

export interface ContentHeadProps {
  kind: "banners" | "sections";
  /** address of the form of a new one */
  toNew: string;
  /** of all rows; undefined until it is known */
  total: number | undefined;
}

/** Head of the list of banners or sections. */
export function ContentHead({ kind, toNew, total }: ContentHeadProps) {
  const t = useTexts();
  const title = t(`contentAdmin.${kind}.title`);
  return (
    <header className={styles.head}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <div className={styles.title}>
        <h1>{title}</h1>
        <p className={styles.about}>{t(`contentAdmin.${kind}.about`)}</p>
      </div>
      <div className={styles.actions}>
        <ExportMenu save={(api, format) => saveContent(api, kind, format)} total={total} />
        <AddContent kind={kind} toNew={toNew} />
      </div>
    </header>
  );
}

export function AddContent({ kind, toNew }: Omit<ContentHeadProps, "total">) {
  const t = useTexts();
  return (
    <Button asChild variant="primary" icon={<Plus aria-hidden />}>
      <Link to={toNew}>{t(`contentAdmin.${kind}.add`)}</Link>
    </Button>
  );
}
