import type { Banner } from "@bezak/contract/content.ts";
import { Picture } from "@bezak/ui-kit";
import { useLocalized } from "../../lib/use-localized.ts";
import { BannerLink } from "./banner-link.tsx";
import { bannerPicture } from "./banner-picture.ts";
import styles from "./banner-slide.module.css";

export interface BannerSlideProps {
  banner: Banner;
  /** the first picture of the page: loaded before everything else */
  priority?: boolean;
  /** not visible yet: its picture is not loaded, so that visible ones are not delayed */
  waits?: boolean;
  /** heading level of the title */
  headingLevel?: 2 | 3;
  /** text that looks like a button */
  action: string;
}

/** A link with a picture for each width and text over it. */
export function BannerSlide({ banner, priority, waits, headingLevel = 2, action }: BannerSlideProps) {
  const text = useLocalized();
  const Heading = `h${headingLevel}` as const;
  const subtitle = text(banner.subtitle);
  return (
    <BannerLink to={banner.link} className={styles.root}>
      {waits ? null : (
        <Picture {...bannerPicture(banner.image)} alt="" priority={priority} className={styles.picture} />
      )}
      <span className={styles.words}>
        <Heading className={styles.title}>{text(banner.title)}</Heading>
        {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
        <span className={styles.action}>{action}</span>
      </span>
    </BannerLink>
  );
}
