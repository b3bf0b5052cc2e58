import { Button, Popover } from "@bezak/ui-kit";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import styles from "./variants-table.module.css";

export interface VariantPictureProps {
  /** values of the variant as text */
  title: string;
  url: string | null;
  /** URLs of the product's pictures */
  images: readonly string[];
  disabled: boolean;
  onChange: (url: string | null) => void;
}

/** Chooses which of the product's pictures shows this variant. */
export function VariantPicture({ title, url, images, disabled, onChange }: VariantPictureProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const shown = url !== null && images.includes(url) ? url : null;
  function choose(image: string | null) {
    onChange(image);
    setOpen(false);
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t("sellerProducts.photoOf", { name: title })}
      closeLabel={t("common.close")}
      trigger={
        <button
          type="button"
          disabled={disabled || images.length === 0}
          aria-label={t("sellerProducts.photoOf", { name: title })}
          className={styles.photo}
        >
          <ThumbPicture url={shown} fallback={<ImagePlus />} />
        </button>
      }
    >
      <div className={styles.photos}>
        {images.map((image, index) => (
          <button
            key={image}
            type="button"
            aria-label={t("sellerProducts.photoNumber", { number: index + 1 })}
            aria-pressed={image === shown}
            onClick={() => choose(image)}
            className={styles.photo}
          >
            <ThumbPicture url={image} />
          </button>
        ))}
      </div>
      {shown ? (
        <Button size="small" variant="ghost" onClick={() => choose(null)}>
          {t("sellerProducts.noPhoto")}
        </Button>
      ) : null}
    </Popover>
  );
}
