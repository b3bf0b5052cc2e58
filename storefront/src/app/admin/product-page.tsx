import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useParams } from "react-router";
import { administeredProductQuery } from "../../features/product-admin/product-admin-api.ts";
import { ProductSkeleton } from "../../features/product-admin/product-skeleton.tsx";
import { ProductView } from "../../features/product-admin/product-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { OpenedPage } from "../../lib/opened-by/opened-page.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { DetailPage } from "./detail-page.tsx";

export default function ProductPage() {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const query = useQuery(administeredProductQuery(useApi(), id));
  const title = text(query.data?.name) || t("sellerProducts.editTitle");
  return (
    <DetailPage
      query={query}
      title={title}
      head={{ title: `${title} · ${t("productAdmin.title")} · ${t("shop.name")}`, description: title }}
      list={{ to: paths.administeredProducts(), name: t("sellerProducts.toList") }}
      missing={{ icon: SearchX, title: t("sellerProducts.gone"), text: t("productAdmin.goneText") }}
      skeleton={<ProductSkeleton />}
    >
      {(product) => (
        <>
          <OpenedPage key={id} page="product" id={id} />
          <ProductView key={id} product={product} />
        </>
      )}
    </DetailPage>
  );
}
