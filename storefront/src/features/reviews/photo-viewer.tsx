import { Dialog, ImageGallery } from "@bezak/ui-kit";
import { ImageOff } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { pictureFiles } from "../../lib/picture-sources.ts";

export interface PhotoViewerProps {
  images: readonly string[];
  /** index of the first photo shown */
  index: number;
  onClose: () => void;
}

export default function PhotoViewer({ images, index, onClose }: PhotoViewerProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      hideTitle
      size="large"
      title={t("reviews.photos")}
      closeLabel={t("common.close")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ImageGallery
        label={t("reviews.photos")}
        texts={{
          previous: t("reviews.photoPrevious"),
          next: t("reviews.photoNext"),
          picture: (number, count) => t("reviews.photo", { number, count }),
          enlarge: t("reviews.enlarge"),
          zoomIn: t("reviews.zoomIn"),
          zoomOut: t("reviews.zoomOut"),
          close: t("common.close"),
        }}
        images={images.map((url, at) => ({
          ...pictureFiles({ url }),
          alt: t("reviews.photo", { number: at + 1, count: images.length }),
        }))}
        index={index}
        ratio="4 / 3"
        sizes="(min-width: 48rem) 44rem, 100vw"
        fallback={<ImageOff aria-hidden />}
      />
    </Dialog>
  );
}
