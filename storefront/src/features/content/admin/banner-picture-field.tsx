import type { Crop } from "@bezak/contract/content-draft.ts";
import { pictureSize } from "@bezak/contract/pictures.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { Crop as CropIcon } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { PictureField } from "../../../lib/picture-field.tsx";
import { preloadOnHover, useLoaded } from "../../../lib/use-loaded.ts";
import type { BannerPicture } from "./banner-fields.ts";
import styles from "./content-form.module.css";
import { findFit, type BannerPictureName } from "./crop-size.ts";

export interface BannerPictureFieldProps {
  name: BannerPictureName;
  picture: BannerPicture;
  error?: string | undefined;
  onChange: (picture: BannerPicture) => void;
  /** loads the dialog */
  loadCrop?: () => Promise<typeof import("./crop-dialog.tsx")>;
}

const loadCropDialog = () => import("./crop-dialog.tsx");

/** A picture of a banner: one with another ratio is cut as soon as it is uploaded, and can be cut again later. */
export function BannerPictureField(props: BannerPictureFieldProps) {
  const { name, picture, error, onChange, loadCrop = loadCropDialog } = props;
  const { url, crop } = picture;
  const t = useTexts();
  const [cutting, setCutting] = useState<{ original: string; before: Crop | null } | null>(null);
  const dialog = useLoaded(loadCrop);
  const [isUnloaded, setUnloaded] = useState(false);
  const [tooSmall, setTooSmall] = useState<string | null>(null);

  function choose(sent: string) {
    const fit = findFit(sent, name);
    setTooSmall(null);
    setCutting(null);
    if (fit.is === "right") onChange({ url: sent, crop: null });
    else if (fit.is === "crop") cut({ original: sent, before: null });
    else {
      const { size, least } = fit;
      const of = ({ width, height }: typeof size) => `${width} × ${height}`;
      setTooSmall(t("contentAdmin.crop.small", { least: of(least), size: of(size) }));
    }
  }

  function cut(wanted: NonNullable<typeof cutting>) {
    setCutting(wanted);
    setUnloaded(false);
    // without a network, or after a new version was installed; the form and the picture stay
    dialog.prepare().catch(() => setUnloaded(true));
  }

  return (
    <div className={styles.picture}>
      <PictureField
        shape="banner"
        texts={{
          choose: t("contentAdmin.banners.choosePicture"),
          change: t("contentAdmin.banners.changePicture"),
          wrong: { Type: t("contentAdmin.banners.pictureType"), Size: t("contentAdmin.banners.pictureSize") },
        }}
        label={t(`contentAdmin.banners.fields.${name}`)}
        hint={t(`contentAdmin.banners.${name}Hint`)}
        url={url || null}
        error={tooSmall ?? error}
        more={
          pictureSize(url) ? (
            <Button
              size="small"
              icon={<CropIcon aria-hidden />}
              aria-label={t("contentAdmin.crop.again", { name: t(`contentAdmin.banners.fields.${name}`) })}
              aria-haspopup="dialog"
              {...preloadOnHover(dialog)}
              onClick={() => cut({ original: crop?.original ?? url, before: crop })}
            >
              {t("contentAdmin.crop.short")}
            </Button>
          ) : null
        }
        onChange={(sent) => sent !== null && choose(sent)}
      />
      {cutting && isUnloaded ? (
        <Alert
          tone="danger"
          actions={
            <Button size="small" onClick={() => cut(cutting)}>
              {t("common.retry")}
            </Button>
          }
        >
          {t("contentAdmin.crop.noEditor")}
        </Alert>
      ) : null}
      {cutting && dialog.Part ? (
        <dialog.Part
          name={name}
          {...cutting}
          onCut={(to, { x, y, width, height }) => {
            setCutting(null);
            onChange({ url: to, crop: { original: cutting.original, x, y, width, height } });
          }}
          onClose={() => setCutting(null)}
        />
      ) : null}
    </div>
  );
}
