import { Button, EmptyState } from "@bezak/ui-kit";
import { Compass } from "lucide-react";
import { useCategoryMenu } from "../features/catalog/use-category-menu.ts";
import { SearchForm } from "../features/search/search-form.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { ThumbPicture } from "../lib/thumb-picture.tsx";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./not-found.module.css";
import { PageHead } from "./page-head.tsx";

/** Number of products shown. */
const offered = 6;

/** Content of a page whose subject does not exist: its own text or "page not found", with links and products. */
export default function NotFound({ title, text }: { title?: string; text?: string }) {
  const t = useTexts();
  const paths = usePaths();
  const { menu = [] } = useCategoryMenu();
  const heading = title ?? t("notFound.title");
  const explanation = text ?? t("notFound.text");
  const popular = [...menu].sort((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0)).slice(0, offered);
  return (
    <div className={styles.root}>
      <PageHead title={`${heading} · ${t("shop.name")}`} description={explanation} index={false} />
      <EmptyState
        headingLevel={1}
        icon={<Compass aria-hidden />}
        title={heading}
        text={explanation}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.home()}>{t("common.toHome")}</Link>
            </Button>
          </>
        }
      />
      <section className={styles.help}>
        <h2 className={styles.title}>{t("notFound.search")}</h2>
        <SearchForm label={t("notFound.search")} />
      </section>
      {popular.length > 0 ? (
        <section className={styles.help}>
          <h2 className={styles.title}>{t("notFound.popular")}</h2>
          <ul role="list" className={styles.list}>
            {popular.map(({ address, name, image }) => (
              <li key={address}>
                <Link to={paths.category(address)} className={styles.category}>
                  {image ? <ThumbPicture url={image} className={styles.picture} /> : null}
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
