import type { Product } from "@bezak/contract/catalog.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../features/auth/session-store.ts";
import { productQuery } from "../features/catalog/catalog-api.ts";
import { hasWish } from "../features/reviews/review-draft.ts";
import type { ReviewsSectionProps } from "../features/reviews/reviews-section.tsx";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";
import { useApi } from "../lib/api-context.ts";
import { useInView } from "../lib/use-in-view.ts";
import { useLocalized } from "../lib/use-localized.ts";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./product-reviews.module.css";

/** Reviews of a product: code, messages and data are loaded when visible. */
export function ProductReviews({ product }: { product: Product }) {
  const api = useApi();
  const text = useLocalized();
  const paths = usePaths();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { user, clear } = useSession();
  // prefix of the keys by id and by slug
  const productKey = productQuery(api, product.id).queryKey.slice(0, 1);
  const { watch, inView } = useInView("600px");
  const [Part, setPart] = useState<ComponentType<ReviewsSectionProps> | null>(null);

  // scrolls to the reviews for a guest who wanted to write one and has signed in
  const personId = user?.id ?? null;
  useEffect(() => {
    if (personId !== null && hasWish(product.id)) document.getElementById("reviews")?.scrollIntoView();
  }, [personId, product.id]);

  useEffect(() => {
    if (!inView || Part) return;
    // after a failure it is loaded again when it becomes visible the next time
    Promise.all([
      import("../features/reviews/reviews-section.tsx"),
      loadMessages(language, ["reviews", "layers"]),
    ]).then(
      ([module]) => setPart(() => module.default),
      () => undefined,
    );
  }, [inView, Part, language]);

  return (
    <section ref={watch} id="reviews" className={Part ? styles.root : `${styles.root} ${styles.waiting}`}>
      {Part ? (
        <Part
          productId={product.id}
          productName={text(product.name)}
          personId={personId}
          onSignIn={() => {
            clear();
            void navigate(paths.login(pathname));
          }}
          onChanged={() => void queryClient.invalidateQueries({ queryKey: productKey })}
        />
      ) : null}
    </section>
  );
}
