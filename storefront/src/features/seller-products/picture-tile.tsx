import { Badge, IconButton, Spinner } from "@bezak/ui-kit";
import { GripVertical, RotateCw, Star, X } from "lucide-react";
import { useCallback, type KeyboardEvent, type PointerEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import styles from "./pictures-section.module.css";
import { handleMark } from "./use-sorting.ts";
import type { ProductPicture } from "./use-pictures.ts";

export interface PictureTileProps {
  picture: ProductPicture;
  /** index; 0 is the cover */
  at: number;
  count: number;
  /** is being dragged */
  dragged: boolean;
  /** pointer down on the handle */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onCover: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A picture with its number and actions. */
export function PictureTile(props: PictureTileProps) {
  const { picture, at, count, dragged, onGrab, onKey, onCover, onRemove, onRetry } = props;
  const t = useTexts();
  const number = at + 1;
  return (
    <li className={styles.tile} data-dragged={dragged || undefined} data-state={picture.state}>
      <FilePicture picture={picture} />
      {at === 0 ? (
        <Badge tone="brand" className={styles.cover}>
          {t("sellerProducts.cover")}
        </Badge>
      ) : null}
      <p className={styles.state}>
        {picture.state === "sending" ? (
          <>
            <Spinner decorative size="text" /> {t("sellerProducts.pictureSending")}
          </>
        ) : picture.state === "waiting" ? (
          t("sellerProducts.pictureWaiting")
        ) : (
          picture.error
        )}
      </p>
      <div className={styles.tools}>
        <button
          {...{ [handleMark]: "" }}
          type="button"
          aria-label={t("sellerProducts.movePicture", { number, count })}
          title={t("sellerProducts.movePicture", { number, count })}
          onPointerDown={onGrab}
          onKeyDown={onKey}
          className={styles.handle}
        >
          <GripVertical aria-hidden />
        </button>
        {picture.state === "failed" ? (
          <IconButton size="small" label={t("sellerProducts.retryPicture", { number })} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        ) : at > 0 ? (
          <IconButton size="small" label={t("sellerProducts.makeCover", { number })} onClick={onCover}>
            <Star aria-hidden />
          </IconButton>
        ) : null}
        <IconButton size="small" label={t("sellerProducts.removePicture", { number })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** The picture, from the local file until it is uploaded. */
function FilePicture({ picture: { url, file } }: { picture: ProductPicture }) {
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (url || !file) return <ThumbPicture url={url} className={styles.picture} />;
  return (
    <span aria-hidden className={styles.picture}>
      <img ref={draw} alt="" />
    </span>
  );
}
