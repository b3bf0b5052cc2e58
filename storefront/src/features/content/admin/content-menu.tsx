import { IconButton, Menu, MenuItem, MenuSeparator } from "@bezak/ui-kit";
import { ArrowDown, ArrowUp, ArrowUpDown, Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { Link } from "../../../lib/link.tsx";

export interface ContentMenuProps {
  name: string;
  /** from 1 */
  position: number;
  count: number;
  form: string;
  copy: string;
  onMove: ((to: number) => void) | undefined;
  /** opens a question */
  onAsk: (question: "move" | "delete") => void;
}

/** What can be done to a banner or a section. */
export function ContentMenu({ name, position, count, form, copy, onMove, onAsk }: ContentMenuProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          size="small"
          label={t("contentAdmin.actionsOf", { name })}
          aria-keyshortcuts={onMove ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to={form}>
          <Pencil aria-hidden />
          {t("contentAdmin.edit")}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={copy}>
          <Copy aria-hidden />
          {t("contentAdmin.duplicate")}
        </Link>
      </MenuItem>
      {onMove && count > 1 ? (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<ArrowUp aria-hidden />}
            disabled={position === 1}
            onSelect={() => onMove(position - 2)}
          >
            {t("contentAdmin.moveUp")}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown aria-hidden />}
            disabled={position === count}
            onSelect={() => onMove(position)}
          >
            {t("contentAdmin.moveDown")}
          </MenuItem>
          <MenuItem icon={<ArrowUpDown aria-hidden />} onSelect={() => onAsk("move")}>
            {t("contentAdmin.moveTo")}
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onAsk("delete")}>
        {t("contentAdmin.delete")}
      </MenuItem>
    </Menu>
  );
}
