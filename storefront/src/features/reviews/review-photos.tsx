import { useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLoaded, whenVisible } from "../../lib/use-loaded.ts";
import styles from "./review-photos.module.css";

/** Thumbnails of a review's photos, which open in large size. */
export function ReviewPhotos({ images }: { images: readonly string[] }) {
  const t = useTexts();
  const toast = useToast();
  const viewer = useLoaded(() => import("./photo-viewer.tsx"));
  const [open, setOpen] = useState<number | null>(null);
  const { Part } = viewer;

  function show(index: number) {
    viewer.prepare().then(
      () => setOpen(index),
      () => toast.show({ text: t("errors.network"), tone: "danger" }),
    );
  }

  return (
    <>
      <ul role="list" aria-label={t("reviews.photos")} className={styles.root}>
        {images.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t("reviews.photo", { number: index + 1, count: images.length })}
              {...whenVisible(viewer)}
              onClick={() => show(index)}
              className={styles.open}
            >
              <ThumbPicture url={url} className={styles.photo} />
            </button>
          </li>
        ))}
      </ul>
      {Part && open !== null ? <Part images={images} index={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
