import type { OwnShop, ShopSettings } from "@bezak/contract/shops.ts";
import { Skeleton, TextLink, useToast } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../features/auth/session-store.ts";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { FormSection } from "../../lib/form-section.tsx";
import { ShopForm } from "../../features/shops/shop-form.tsx";
import { ownShopKey, shopSettingsQuery } from "../../features/shops/shops-api.ts";
import { useShopForm } from "../../features/shops/use-shop-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { OwnEmail } from "../own-email.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./settings-page.module.css";
import { ShopPreview } from "./shop-preview.tsx";
import { useOwnShop } from "./use-own-shop.ts";

export default function SettingsPage() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const { data: shop } = useOwnShop();
  const { data, error, refetch, fetchStatus } = useQuery(shopSettingsQuery(useApi(), user?.id ?? null));
  return (
    <div className={styles.page}>
      <PanelHead title={t("shopSettings.title")} />
      <header className={styles.header}>
        <h1>{t("shopSettings.title")}</h1>
        {shop?.status === "active" ? (
          <TextLink asChild variant="standalone">
            <Link to={paths.seller(shop.slug)}>{t("shopSettings.toPage")}</Link>
          </TextLink>
        ) : null}
      </header>
      {data && shop ? (
        <Settings key={shop.id} settings={data} shop={shop} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState />
      ) : (
        <SettingsSkeleton />
      )}
    </div>
  );
}

function Settings({ settings, shop }: { settings: ShopSettings; shop: OwnShop }) {
  const t = useTexts();
  const api = useApi();
  const text = useLocalized();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const isOwner = shop.role === "owner";
  const isUnconfirmed = user?.emailConfirmed === false;
  const { data: cities } = useQuery(citiesQuery(api));
  const form = useShopForm(settings, (saved) => {
    queryClient.setQueryData(shopSettingsQuery(api, user?.id ?? null).queryKey, saved);
    // the top bar and the checklist show some settings, the shop's public page all
    void queryClient.invalidateQueries({ queryKey: ownShopKey });
    void queryClient.invalidateQueries({ queryKey: ["seller"] });
    toast.show({ text: t("shopSettings.saved"), tone: "success" });
  });
  return (
    <>
      <ShopForm
        form={form}
        hasPayout={isOwner && !isUnconfirmed}
        cities={cities?.map(({ slug, name }) => ({ value: slug, label: text(name) }))}
        preview={<ShopPreview shop={shop} fields={form.fields} />}
      />
      {user && isOwner && isUnconfirmed ? (
        <div className={styles.unconfirmed}>
          <FormSection title={t("shopSettings.payout")} text={t("shopSettings.payoutText")}>
            <OwnEmail user={user} text={t("security.unconfirmedPayout")} />
          </FormSection>
        </div>
      ) : null}
      <LeaveGuard active={form.isDirty} text={t("profile.leaveText")} />
    </>
  );
}

function SettingsSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy role="group" aria-label={t("common.loading")} className={styles.page}>
      <Skeleton shape="box" height="30rem" />
      <Skeleton shape="box" height="18rem" />
    </div>
  );
}
