import { limits } from "@bezak/contract/limits.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { pictureMimes } from "@bezak/contract/upload-types.ts";
import { Alert, FileDrop, VisuallyHidden } from "@bezak/ui-kit";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { optionalPart } from "../../lib/optional-part.ts";
import { fieldId } from "./field-id.ts";
import { FormSection } from "./form-section.tsx";
import { PictureTile } from "./picture-tile.tsx";
import styles from "./pictures-section.module.css";
import type { ProductFormState } from "./use-product-form.ts";
import { useSorting } from "./use-sorting.ts";

const UploadProgress = optionalPart(() => import("./upload-progress.tsx"));

/** Pictures of the product in the order that buyers see; the first one is shown on cards. */
export function PicturesSection({ form }: { form: ProductFormState }) {
  const t = useTexts();
  const { pictures, problems } = form;
  const { list } = pictures;
  const [heard, setHeard] = useState("");
  const say = (to: number) =>
    setHeard(t("sellerProducts.pictureMoved", { number: to + 1, count: list.length }));
  const { list: place, dragged, grab, press } = useSorting(pictures.move, say);
  const free = sellerLimits.picturesMax - list.length;
  const added = list.filter(({ file }) => file !== undefined);
  const there = added.filter(({ state }) => state === "done").length;
  const wrong = Object.entries(problems).find(([path]) => path === "images" || path.startsWith("images."));

  return (
    <FormSection
      title={t("sellerProducts.sections.pictures")}
      text={t("sellerProducts.sections.picturesText")}
    >
      {list.length > 0 ? (
        <ul
          ref={place}
          role="list"
          aria-label={t("sellerProducts.sections.pictures")}
          className={styles.list}
        >
          {list.map((picture, at) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              at={at}
              count={list.length}
              dragged={dragged === at}
              onGrab={(event) => grab(at, event)}
              onKey={(event) => press(at, event)}
              onCover={() => {
                pictures.move(at, 0);
                say(0);
              }}
              onRemove={() => pictures.remove(picture.id)}
              onRetry={() => pictures.retry(picture.id)}
            />
          ))}
        </ul>
      ) : null}
      {pictures.busy ? (
        <Suspense
          fallback={
            <p role="progressbar" aria-label={t("sellerProducts.sendingPictures")}>
              …
            </p>
          }
        >
          <UploadProgress there={there} count={added.length} />
        </Suspense>
      ) : null}
      {free > 0 ? (
        <FileDrop
          id={fieldId("images")}
          label={t("sellerProducts.addPictures")}
          hint={t("sellerProducts.picturesHint", { max: sellerLimits.picturesMax, room: free })}
          error={wrong?.[1]}
          items={[]}
          accept={pictureMimes.join(",")}
          maxSize={limits.uploadBytes}
          // with 1 the field would replace its file instead of adding one
          maxCount={Math.max(2, free)}
          prompt={t("sellerProducts.dropPictures")}
          chooseLabel={t("sellerProducts.choosePictures")}
          onAdd={(files) => pictures.add(files.slice(0, free))}
          onRemove={() => undefined}
          removeLabel={() => ""}
          stateText={() => ""}
          problemText={({ file, reason }) => t(`sellerProducts.fileProblems.${reason}`, { name: file.name })}
        />
      ) : (
        <div id={fieldId("images")} tabIndex={-1}>
          <p className={styles.full}>{t("sellerProducts.picturesFull", { max: sellerLimits.picturesMax })}</p>
          {wrong ? <Alert tone="danger">{wrong[1]}</Alert> : null}
        </div>
      )}
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </FormSection>
  );
}
