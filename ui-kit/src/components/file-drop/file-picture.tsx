import { FileText, ImageIcon } from "lucide-react";
import { useCallback } from "react";
import type { SyntheticEvent } from "react";
import styles from "./file-rows.module.css";
import type { FileItem } from "./file-item.ts";

/** The picture of a file; the icon behind it stays visible when the browser cannot show the file (HEIC). */
export function FilePicture({ item }: { item: FileItem }) {
  const { picture, file } = item;
  const drawn = file?.type.startsWith("image/") ? file : undefined;
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !drawn) return undefined;
      const address = URL.createObjectURL(drawn);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [drawn],
  );
  return (
    <span aria-hidden className={styles.picture}>
      {drawn || picture ? <ImageIcon /> : <FileText />}
      {picture ? <img src={picture} alt="" onError={hide} /> : null}
      {drawn && !picture ? <img ref={draw} alt="" onError={hide} /> : null}
    </span>
  );
}

function hide(event: SyntheticEvent<HTMLImageElement>) {
  event.currentTarget.hidden = true;
}
