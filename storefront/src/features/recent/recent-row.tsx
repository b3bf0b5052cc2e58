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

// loaded in the browser only, after the page is there
const recent = createRecentStore(openStorage("localStorage"));

/** Milliseconds a page is looked at before its shop is told; by then whatever it loads is there. */
const quietMs = 2500;

export interface RecentRowProps {
  title: string;
  /** the product on the page: remembered, and not shown among the others */
  current?: ProductCard;
  /** id or slug of a product that turned out to be gone */
  gone?: string;
  /** false only remembers */
  shown: boolean;
}

/** What was looked at before, latest first. Not shown when there is nothing. */
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
