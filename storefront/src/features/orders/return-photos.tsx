import { limits } from "@bezak/contract/limits.ts";
import { pictureMimes } from "@bezak/contract/upload-types.ts";
import { FileDrop, type FileItem, type FileProblem } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Photos } from "../../lib/use-photos.ts";

export function ReturnPhotos({ photos, error }: { photos: Photos; error: string | undefined }) {
  const t = useTexts();
  const stateText = ({ state }: FileItem) => t(`returns.photo.${state}`);
  const problemText = ({ file, reason }: FileProblem) => t(`returns.photo.${reason}`, { name: file.name });
  return (
    <FileDrop
      label={t("returns.photos")}
      hint={t("returns.photosHint", { count: limits.returnPhotosMax })}
      items={photos.photos}
      error={error}
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
