import type { Crop } from "@bezak/contract/content-draft.ts";
import { pictureSize } from "@bezak/contract/pictures.ts";
import { Button } from "@bezak/ui-kit";
import { Crop as CropIcon } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { PictureField } from "../../../lib/picture-field.tsx";
import type { BannerPicture } from "./banner-fields.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { findFit, type BannerPictureName } from "./crop-size.ts";

export interface BannerPictureFieldProps {
  name: BannerPictureName;
  picture: BannerPicture;
  error?: string | undefined;
  onChange: (picture: BannerPicture) => void;
}

/** A picture of a banner: one with another ratio is cut as soon as it is uploaded, and can be cut again later. */
export function BannerPictureField({ name, picture, error, onChange }: BannerPictureFieldProps) {
  const { url, crop } = picture;
  const t = useTexts();
  const [cutting, setCutting] = useState<{ original: string; before: Crop | null } | null>(null);
  const [tooSmall, setTooSmall] = useState<string | null>(null);

  function choose(sent: string) {
    const fit = findFit(sent, name);
    setTooSmall(null);
    setCutting(null);
    if (fit.is === "right") onChange({ url: sent, crop: null });
    else if (fit.is === "crop") setCutting({ original: sent, before: null });
    else {
      const { size, least } = fit;
      const of = ({ width, height }: typeof size) => `${width} × ${height}`;
      setTooSmall(t("contentAdmin.crop.small", { least: of(least), size: of(size) }));
    }
  }

  return (
    <>
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
              onClick={() => setCutting({ original: crop?.original ?? url, before: crop })}
            >
              {t("contentAdmin.crop.short")}
            </Button>
          ) : null
        }
        onChange={(sent) => sent !== null && choose(sent)}
      />
      {cutting ? (
        <CropDialog
          name={name}
          {...cutting}
          onCut={(to, { x, y, width, height }) => {
            setCutting(null);
            onChange({ url: to, crop: { original: cutting.original, x, y, width, height } });
          }}
          onClose={() => setCutting(null)}
        />
      ) : null}
    </>
  );
}
