import type { SellerCard } from "@bezak/contract/sellers.ts";
import { Star } from "lucide-react";
import styles from "./seller-rating.module.css";

/** Rating of a seller; hidden without reviews. */
export function SellerRating({ rating, reviewCount }: Pick<SellerCard, "rating" | "reviewCount">) {
  if (reviewCount === 0) return null;
  return (
    <span className={styles.root}>
      <Star aria-hidden />
      {rating.toFixed(1)}
    </span>
  );
}
