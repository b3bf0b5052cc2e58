import type { ProductCard } from "@bezak/contract/catalog.ts";
import { useEffect } from "react";
import { Link } from "../../lib/link.tsx";
import { useApi } from "../../lib/api-context.ts";
import { openStorage } from "../../lib/storage.ts";
import { useStore } from "../../lib/store.ts";
import { Strip } from "../../lib/strip.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { createRecentStore } from "./recent-store.ts";
import styles from "./recent-row.module.css";

// this module is loaded only in the browser, after hydration
const recent = createRecentStore(openStorage("localStorage"));

/** Milliseconds until a view is reported, so that the report does not compete with the page's own requests. */
const quietMs = 2500;

export interface RecentRowProps {
  title: string;
  /** the product on the page: stored, but not shown in the row */
  current?: ProductCard;
  /** id or slug of a product that no longer exists */
  gone?: string;
  /** false: only stores `current` */
  shown: boolean;
}

/** Recently viewed products, latest first; hidden when there are none. */
export default function RecentRow({ title, current, gone, shown }: RecentRowProps) {
  const text = useLocalized();
  const paths = usePaths();
  const api = useApi();
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return undefined;
    const timer = setTimeout(() => {
      const storage = openStorage("localStorage");
      import("./tell-view.ts")
        .then(({ tellView }) => tellView(api, storage, currentId))
        .catch(() => undefined);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [api, currentId]);
  useEffect(() => {
    if (current) recent.see({ ...current, image: current.images[0]?.url ?? current.image });
  }, [current]);
  useEffect(() => {
    if (gone !== undefined) recent.forget(gone);
  }, [gone]);
  const others = useStore(recent.products).filter(({ id, slug }) => id !== current?.id && slug !== gone);
  if (!shown || others.length === 0) return null;
  return (
    <Strip title={title} className={styles.strip}>
      {others.map(({ id, slug, name, image }) => (
        <li key={id}>
          <Link to={paths.product(slug)} className={styles.tile}>
            <ThumbPicture url={image} className={styles.picture} />
            <span className={styles.name}>{text(name)}</span>
          </Link>
        </li>
      ))}
    </Strip>
  );
}
