import { Button, Skeleton, VisuallyHidden } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { BannerCarousel } from "../features/content/banner-carousel.tsx";
import { bannersQuery } from "../features/content/content-api.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./home-hero.module.css";
import { homePosition } from "./row-lengths.ts";

/** Top of the home page: the banners, or an introduction while there are none. */
export function HomeHero() {
  const t = useTexts();
  const paths = usePaths();
  const { data: banners, isPending } = useQuery(bannersQuery(useApi(), homePosition));
  if (isPending || (banners && banners.length > 0)) {
    return (
      <div>
        <VisuallyHidden>
          <h1>{t("home.heading")}</h1>
        </VisuallyHidden>
        {banners ? <BannerCarousel banners={banners} /> : <Skeleton shape="box" className={styles.ghost} />}
      </div>
    );
  }
  return (
    <section className={styles.root}>
      <h1 className={styles.title}>{t("home.heading")}</h1>
      <p className={styles.lead}>{t("home.lead")}</p>
      <div className={styles.actions}>
        <Button asChild variant="primary" size="large">
          <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
        </Button>
      </div>
    </section>
  );
}
