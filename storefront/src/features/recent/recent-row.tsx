import type { ProductCard } from "@bezak/contract/catalog.ts";
import { Picture } from "@bezak/ui-kit";
import { useEffect } from "react";
import { Link } from "../../lib/link.tsx";
import { smallPicture } from "../../lib/small-picture.ts";
import { openStorage } from "../../lib/storage.ts";
import { useStore } from "../../lib/store.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { createRecentStore } from "./recent-store.ts";
import styles from "./recent-row.module.css";

// loaded in the browser only, after the page is there
const recent = createRecentStore(openStorage("localStorage"));

const side = 240;

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
  useEffect(() => {
    if (current) recent.see({ ...current, image: current.images[0]?.url ?? current.image });
  }, [current]);
  useEffect(() => {
    if (gone !== undefined) recent.forget(gone);
  }, [gone]);
  const others = useStore(recent.products).filter(({ id, slug }) => id !== current?.id && slug !== gone);
  if (!shown || others.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2>{title}</h2>
      <ul role="list" className={styles.strip}>
        {others.map(({ id, slug, name, image }) => (
          <li key={id}>
            <Link to={paths.product(slug)} className={styles.tile}>
              <span className={styles.picture}>
                {image ? (
                  <Picture
                    src={smallPicture(image)}
                    alt=""
                    width={side}
                    height={side}
                    ratio="1 / 1"
                    fallback=""
                  />
                ) : null}
              </span>
              <span className={styles.name}>{text(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
