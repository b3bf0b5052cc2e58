import { useQuery } from "@tanstack/react-query";
import { sellersOfWeekQuery } from "../features/content/content-api.ts";
import { SellerCards } from "../features/content/seller-cards.tsx";
import { RecentProducts } from "../features/recent/recent-products.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { HomePromises } from "./home-promises.tsx";
import { homeSellers } from "./row-lengths.ts";

/** End of the home page: sellers, promises to buyers and recently viewed products. */
export default function HomeBelow() {
  const t = useTexts();
  const { data: sellers = [] } = useQuery(sellersOfWeekQuery(useApi(), homeSellers));
  return (
    <>
      <SellerCards title={t("home.sellers")} sellers={sellers} />
      <HomePromises />
      <RecentProducts waits title={t("home.recent")} />
    </>
  );
}
