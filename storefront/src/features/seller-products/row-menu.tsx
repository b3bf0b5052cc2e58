import type { SellerProductRow } from "@bezak/contract/seller-products.ts";
import { IconButton, Menu, MenuItem, MenuSeparator } from "@bezak/ui-kit";
import { Ellipsis, ExternalLink, Eye, EyeOff, Globe, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";

export interface RowMenuProps {
  row: SellerProductRow;
  onStatus: (row: SellerProductRow) => void;
  onDelete: (row: SellerProductRow) => void;
}

/** Further actions of a product. */
export function RowMenu({ row, onStatus, onDelete }: RowMenuProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const panel = usePanelPaths();
  const [open, setOpen] = useState(false);
  const published = row.status === "published";
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton size="small" label={t("sellerProducts.actionsOf", { name: text(row.name) })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to={panel.product(row.id)}>
          <Pencil aria-hidden />
          {t("sellerProducts.edit")}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={panel.preview(row.id)}>
          <Eye aria-hidden />
          {t("sellerProducts.preview")}
        </Link>
      </MenuItem>
      {published ? (
        <MenuItem asChild>
          <Link to={paths.product(row.slug)}>
            <ExternalLink aria-hidden />
            {t("sellerProducts.publicPage")}
          </Link>
        </MenuItem>
      ) : null}
      {row.status === "hidden" ? null : (
        <MenuItem
          icon={published ? <EyeOff aria-hidden /> : <Globe aria-hidden />}
          onSelect={() => onStatus(row)}
        >
          {t(published ? "sellerProducts.unpublish" : "sellerProducts.publish")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onDelete(row)}>
        {t("sellerProducts.delete")}
      </MenuItem>
    </Menu>
  );
}
