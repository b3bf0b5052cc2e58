import { IconButton, Popover, TextLink } from "@bezak/ui-kit";
import { ArrowRight, Info } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import styles from "./figure-tiles.module.css";
import type { Figure } from "./figures.ts";

export interface FigureAboutProps {
  figure: Figure;
  /** address of the counted rows; null where no page lists them */
  rows: string | null;
}

/** A button that says what a figure counts, with a link to its rows. */
export function FigureAbout({ figure, rows }: FigureAboutProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const name = t(`overview.figures.${figure}`);
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
      {rows === null ? null : (
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
