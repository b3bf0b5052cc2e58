import { limits } from "@bezak/contract/limits.ts";
import { pictureMimes } from "@bezak/contract/upload-types.ts";
import { FileDrop, type FileItem, type FileProblem } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import type { Photos } from "./use-photos.ts";

interface ReturnPhotosProps {
  photos: Photos;
  label: string;
  /** the form was sent: it has to wait for photos that are not uploaded */
  checked: boolean;
}

/** Photos of products that come back. */
export function ReturnPhotos({ photos, label, checked }: ReturnPhotosProps) {
  const t = useTexts();
  const stateText = ({ state }: FileItem) => t(`returns.photo.${state}`);
  const problemText = ({ file, reason }: FileProblem) => t(`returns.photo.${reason}`, { name: file.name });
  return (
    <FileDrop
      label={label}
      hint={t("returns.photosHint", { count: limits.returnPhotosMax })}
      items={photos.photos}
      error={checked && photos.unfinished ? t("returns.photo.wait") : undefined}
      onAdd={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
      retryLabel={(name) => t("returns.photo.retry", { name })}
      removeLabel={(name) => t("returns.photo.remove", { name })}
      stateText={stateText}
      problemText={problemText}
      prompt={t("returns.photo.prompt")}
      chooseLabel={t("returns.photo.choose")}
      accept={pictureMimes.join(",")}
      maxSize={limits.uploadBytes}
      maxCount={limits.returnPhotosMax}
    />
  );
}
