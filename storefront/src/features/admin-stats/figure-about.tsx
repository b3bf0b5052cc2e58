import { IconButton, Popover, TextLink } from "@bezak/ui-kit";
import { ArrowRight, Info } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./figure-tiles.module.css";
import { rowPages, type Figure } from "./figures.ts";

/** A button that says what a figure counts, with a link to the rows where a page lists them. */
export function FigureAbout({ figure }: { figure: Figure }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const [open, setOpen] = useState(false);
  const name = t(`overview.figures.${figure}`);
  const rows = rowPages[figure]?.(paths);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={name}
      closeLabel={t("common.close")}
      align="end"
      trigger={
        <IconButton size="small" label={t("overview.whatIsCounted", { name })} className={styles.info}>
          <Info aria-hidden />
        </IconButton>
      }
    >
      <p>{t(`overview.about.${figure}`)}</p>
      {rows === undefined ? null : (
        <TextLink asChild variant="standalone">
          <Link to={rows}>
            {t("overview.toRows")}
            <ArrowRight aria-hidden />
          </Link>
        </TextLink>
      )}
    </Popover>
  );
}
