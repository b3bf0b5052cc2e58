import { Progress } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

export interface UploadProgressProps {
  /** pictures that have arrived, and all that were added */
  there: number;
  count: number;
}

/** How far the added pictures have come; loaded when the first one is sent. */
export default function UploadProgress({ there, count }: UploadProgressProps) {
  const t = useTexts();
  return (
    <Progress
      label={t("sellerProducts.sendingPictures")}
      value={there}
      max={count}
      valueText={t("sellerProducts.picturesThere", { there, count })}
    />
  );
}
