import type { ChangedProduct, ModerationItem } from "@bezak/contract/moderation.ts";
import { Alert, TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./queued-product.module.css";

export interface QueuedProductProps extends Pick<ModerationItem, "id" | "shop"> {
  product: ChangedProduct;
}

/** A changed product in the queue, as buyers see it now, or would if it was not hidden. Needs the message part `moderation`. */
export function QueuedProduct({ id, product, shop }: QueuedProductProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const { name, description, images, changed, hiddenReason, answer } = product;
  const isChanged = changed.length > 0;
  return (
    <>
      <h3 className={styles.name}>{text(name) || t("common.untitled")}</h3>
      {shop ? <p className={styles.quiet}>{shop.name}</p> : null}
      {hiddenReason === null ? null : (
        <Alert tone="info">
          {hiddenReason
            ? t(isChanged ? "moderation.hiddenFor" : "moderation.stillHiddenFor", { reason: hiddenReason })
            : t(isChanged ? "moderation.hidden" : "moderation.stillHidden")}
        </Alert>
      )}
      {answer === null ? null : <p className={styles.text}>{t("moderation.answer", { answer })}</p>}
      {isChanged ? (
        <p>
          {t("moderation.changedParts.label")}{" "}
          {changed.map((part) => t(`moderation.changedParts.${part}`)).join(", ")}
        </p>
      ) : null}
      {images.length > 0 ? (
        <div className={styles.pictures}>
          {images.map((url) => (
            <ThumbPicture key={url} url={url} className={styles.picture} />
          ))}
        </div>
      ) : null}
      <p className={styles.text}>{text(description) || t("moderation.noDescription")}</p>
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.administeredProduct(id)} data-panel-key="o">
            {t("moderation.open.product")}
          </Link>
        </TextLink>
      </p>
    </>
  );
}
