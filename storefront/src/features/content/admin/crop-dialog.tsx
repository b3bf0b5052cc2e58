import { pictureSize, type PictureSize } from "@bezak/contract/pictures.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { uploadFile } from "../../../lib/upload-file.ts";
import styles from "./crop-dialog.module.css";
import { bannerShapes, largestCrop, wholeCrop, type BannerPictureName, type Rectangle } from "./crop-size.ts";
import { cutPicture, drawCrop } from "./cut-picture.ts";

export interface CropDialogProps {
  name: BannerPictureName;
  /** address of the picture to cut */
  original: string;
  /** what was cut out of it before; null for the middle */
  before: Rectangle | null;
  onCut: (url: string, crop: Rectangle) => void;
  onClose: () => void;
}

/** The picture once it is loaded. */
interface Loaded {
  element: HTMLImageElement;
  size: PictureSize;
  /** in pixels of the screen */
  shownWidth: number;
}

/** Cuts a banner's picture to its ratio, by pointer and by keys, with a preview. */
export function CropDialog({ name, original, before, onCut, onClose }: CropDialogProps) {
  const t = useTexts();
  const api = useApi();
  const { ratio, least } = bannerShapes[name];
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const size = loaded && loaded.size;
  const known = pictureSize(original);
  const [crop, setCrop] = useState<Rectangle | null>(before ?? (known && largestCrop(known, ratio)));
  const cutting = useMutation({
    mutationFn: async ({ element, crop: rectangle }: { element: HTMLImageElement; crop: Rectangle }) =>
      uploadFile(api, await cutPicture(element, rectangle), "image"),
    onSuccess: ({ url }, { crop: rectangle }) => onCut(url, rectangle),
  });

  function load(element: HTMLImageElement) {
    const { naturalWidth: width, naturalHeight: height } = element;
    setLoaded({ element, size: { width, height }, shownWidth: element.width });
    setCrop((now) => now ?? largestCrop({ width, height }, ratio));
  }

  const toPercent = size &&
    crop && {
      unit: "%" as const,
      x: (crop.x / size.width) * 100,
      y: (crop.y / size.height) * 100,
      width: (crop.width / size.width) * 100,
      height: (crop.height / size.height) * 100,
    };
  return (
    <QuestionDialog
      size="large"
      title={t(`contentAdmin.crop.title.${name}`)}
      text={t("contentAdmin.crop.text")}
      act={t("contentAdmin.crop.cut")}
      keep={t("contentAdmin.cancel")}
      busy={cutting.isPending}
      disabled={!size || !crop}
      problem={failed ? t("contentAdmin.crop.unloaded") : cutting.error && describeError(cutting.error, t)}
      onAct={() =>
        loaded && crop && cutting.mutate({ element: loaded.element, crop: wholeCrop(crop, loaded.size) })
      }
      onClose={onClose}
    >
      <ReactCrop
        aspect={ratio}
        keepSelection
        ruleOfThirds
        disabled={cutting.isPending}
        crop={toPercent ?? undefined}
        // in pixels of the screen
        minWidth={loaded ? (least / loaded.size.width) * loaded.shownWidth : undefined}
        ariaLabels={{
          cropArea: t("contentAdmin.crop.area"),
          nwDragHandle: t("contentAdmin.crop.nw"),
          nDragHandle: t("contentAdmin.crop.n"),
          neDragHandle: t("contentAdmin.crop.ne"),
          eDragHandle: t("contentAdmin.crop.e"),
          seDragHandle: t("contentAdmin.crop.se"),
          sDragHandle: t("contentAdmin.crop.s"),
          swDragHandle: t("contentAdmin.crop.sw"),
          wDragHandle: t("contentAdmin.crop.w"),
        }}
        className={styles.crop}
        onChange={(_, { x, y, width, height }) =>
          size &&
          setCrop({
            x: (x / 100) * size.width,
            y: (y / 100) * size.height,
            width: (width / 100) * size.width,
            height: (height / 100) * size.height,
          })
        }
      >
        <img
          src={original}
          alt=""
          onLoad={(event) => load(event.currentTarget)}
          onError={() => setFailed(true)}
        />
      </ReactCrop>
      <figure className={styles.preview}>
        <figcaption className={styles.quiet}>
          {t("contentAdmin.crop.preview")}
          {size && crop ? ` · ${sizeText(wholeCrop(crop, size))}` : ""}
        </figcaption>
        <Preview picture={loaded && loaded.element} crop={crop} ratio={ratio} />
      </figure>
    </QuestionDialog>
  );
}

const sizeText = ({ width, height }: PictureSize) => `${width} × ${height}`;

const previewWidth = 640;

interface PreviewProps {
  picture: HTMLImageElement | null;
  crop: Rectangle | null;
  ratio: number;
}

function Preview({ picture, crop, ratio }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture && crop && canvas.current) drawCrop(picture, canvas.current, crop);
  }, [picture, crop]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={previewWidth}
      height={Math.round(previewWidth / ratio)}
      className={styles.canvas}
    />
  );
}
