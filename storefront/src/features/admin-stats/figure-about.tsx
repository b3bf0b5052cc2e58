import { IconButton, Popover } from "@bezak/ui-kit";
import { ArrowRight, Info } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelLink } from "../../lib/use-rights.tsx";
import styles from "./figure-tiles.module.css";

export interface FigureLabelProps {
  name: string;
  /** what is counted */
  about: string;
  /** address of the rows, if a page lists them */
  rows?: string;
}

/** The name of a figure with a button that says what it counts, and a link to the rows. */
export function FigureLabel({ name, about, rows }: FigureLabelProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <span className={styles.label}>
      {name}
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
        <p>{about}</p>
        {rows === undefined ? null : (
          <PanelLink to={rows} variant="standalone" otherwise={null}>
            {t("overview.toRows")}
            <ArrowRight aria-hidden />
          </PanelLink>
        )}
      </Popover>
    </span>
  );
}
