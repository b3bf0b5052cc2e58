import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { Navigate, useLocation, useParams } from "react-router";
import { administeredShopQuery } from "../../features/shop-admin/shop-admin-api.ts";
import { ShopOverview } from "../../features/shop-admin/shop-overview.tsx";
import { ShopSkeleton } from "../../features/shop-admin/shop-skeleton.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { DetailPage } from "./detail-page.tsx";

export default function ShopPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const { search } = useLocation();
  const query = useQuery({ ...administeredShopQuery(useApi(), id), enabled: id !== "" && search === "" });
  // the shop's money was at this address, and stored links to a part of it still are
  if (search !== "") return <Navigate replace to={paths.shopMoney(id) + search} />;
  const title = query.data?.name ?? t("shopAdmin.shop");
  return (
    <DetailPage
      query={query}
      title={title}
      head={{ title: `${title} · ${t("shopAdmin.title")}`, description: t("shopAdmin.title") }}
      list={{ to: paths.shops(), name: t("shopAdmin.one.back") }}
      missing={{ icon: Store, title: t("shopAdmin.one.missing"), text: t("shopAdmin.one.missingText") }}
      skeleton={<ShopSkeleton />}
    >
      {(shop) => <ShopOverview key={shop.id} shop={shop} />}
    </DetailPage>
  );
}
