import { shopMoney } from "@bezak/contract/routes/shop-money.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Permitted } from "../../lib/use-rights.tsx";

export interface ShopTabsProps {
  id: string;
  here: "overview" | "money";
}

/** Leads between the pages of one shop, for ranks that may open both. Needs the part `admin`. */
export function ShopTabs({ id, here }: ShopTabsProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const addresses = { overview: paths.shop(id), money: paths.shopMoney(id) };
  return (
    <Permitted call={shopMoney}>
      <TabLinks
        label={t("admin.shopTabs.label")}
        tabs={(["overview", "money"] as const).map((tab) => ({
          name: t(`admin.shopTabs.${tab}`),
          to: addresses[tab],
          isHere: tab === here,
        }))}
      />
    </Permitted>
  );
}
