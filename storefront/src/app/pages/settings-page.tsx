import { Skeleton, TextLink } from "@bezak/ui-kit";
import { Suspense } from "react";
import { isCustomer, useSession } from "../../features/auth/session-store.ts";
import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import { DownloadData } from "../../features/users/download-data.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { lazyPart } from "../../lib/missing-part.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import { CloseAccount } from "../close-account.tsx";
import { LanguageChoice } from "../language-choice.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import { ShopMembership } from "../shop-membership.tsx";
import { SettingsSection } from "../settings-section.tsx";
import styles from "./settings-page.module.css";

const LazyNotificationPreferences = lazyPart(async () => ({
  default: (await import("../../features/notifications/notification-preferences.tsx"))
    .NotificationPreferences,
}));

const SecuritySettings = lazyPart(async () => ({
  default: (await import("../../features/auth/security-settings.tsx")).SecuritySettings,
}));

export default function SettingsPage() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("settings.title")} · ${t("shop.name")}`}
        description={t("settings.description")}
        index={false}
      />
      <h1>{t("settings.title")}</h1>
      <SettingsSection title={t("settings.theme")} text={t("settings.themeText")}>
        <ThemeSwitch worded className={styles.theme} />
      </SettingsSection>
      <SettingsSection title={t("settings.language")} text={t("settings.languageText")}>
        <LanguageChoice />
      </SettingsSection>
      <PrivatePage
        path={paths.settings()}
        title={t("settings.guest")}
        text={t("settings.guestText")}
        skeleton={<SettingsSkeleton />}
      >
        <OwnSettings />
      </PrivatePage>
    </div>
  );
}

/** Settings of signed-in users. Administrators have no buyer's settings and cannot close their own account. */
function OwnSettings() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const buys = isCustomer(user);
  return (
    <>
      {buys ? (
        <SettingsSection
          title={t("settings.notifications")}
          text={user?.emailConfirmed === false ? t("settings.mailsWait") : undefined}
        >
          <Suspense fallback={<Skeleton shape="box" height="18rem" />}>
            <LazyNotificationPreferences />
          </Suspense>
        </SettingsSection>
      ) : null}
      <SettingsSection title={t("settings.security")}>
        <Suspense fallback={<Skeleton shape="box" height="24rem" />}>
          <SecuritySettings />
          <ConfirmHost />
        </Suspense>
      </SettingsSection>
      {user?.role === "seller" ? <ShopMembership user={user} /> : null}
      {buys ? (
        <>
          <SettingsSection title={t("settings.data")} text={t("settings.dataText")}>
            <DownloadData />
          </SettingsSection>
          <SettingsSection title={t("settings.end")} text={t("settings.endText")}>
            <CloseAccount />
          </SettingsSection>
        </>
      ) : null}
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.profile()}>{t("settings.toProfile")}</Link>
        </TextLink>
      </p>
    </>
  );
}

function SettingsSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy role="group" aria-label={t("common.loading")} className={styles.page}>
      <Skeleton shape="box" height="18rem" />
      <Skeleton shape="box" height="14rem" />
    </div>
  );
}
