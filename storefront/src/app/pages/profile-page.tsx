import type { User } from "@bezak/contract/auth.ts";
import { Alert, Button, Card, Skeleton, useToast } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../features/auth/session-store.ts";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { AvatarField } from "../../features/users/avatar-field.tsx";
import { ProfileForm } from "../../features/users/profile-form.tsx";
import { useProfileForm } from "../../features/users/use-profile-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { AccountLinks } from "../account-links.tsx";
import { LeaveGuard } from "../leave-guard.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./profile-page.module.css";

export default function ProfilePage() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("profile.title")} · ${t("shop.name")}`}
        description={t("profile.description")}
        index={false}
      />
      <h1>{t("profile.title")}</h1>
      <PrivatePage
        path={paths.profile()}
        title={t("profile.guest")}
        text={t("profile.guestText")}
        skeleton={<ProfileSkeleton />}
      >
        {user ? <Profile key={user.id} user={user} /> : null}
      </PrivatePage>
    </div>
  );
}

function Profile({ user }: { user: User }) {
  const t = useTexts();
  const text = useLocalized();
  const toast = useToast();
  const { update } = useSession();
  const { data: cities, error, isFetching, refetch } = useQuery(citiesQuery(useApi()));
  const form = useProfileForm({
    user,
    onUser: update,
    onSaved: () => toast.show({ text: t("profile.saved"), tone: "success" }),
  });
  return (
    <div className={styles.columns}>
      <Card asChild padding="large" className={styles.card}>
        <section aria-labelledby="profile-personal">
          <h2 id="profile-personal">{t("profile.personal")}</h2>
          <AvatarField user={user} onUser={update} />
          {!cities && error ? (
            <Alert
              tone="warning"
              actions={
                <Button size="small" loading={isFetching} onClick={() => void refetch()}>
                  {t("common.retry")}
                </Button>
              }
            >
              {t("profile.citiesFailed")}
            </Alert>
          ) : null}
          <ProfileForm
            user={user}
            form={form}
            cities={cities?.map(({ slug, name }) => ({ value: slug, label: text(name) }))}
          />
        </section>
      </Card>
      <AccountLinks />
      <LeaveGuard active={form.isDirty} text={t("profile.leaveText")} />
    </div>
  );
}

function ProfileSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy role="group" aria-label={t("common.loading")} className={styles.columns}>
      <Skeleton shape="box" height="36rem" />
      <Skeleton shape="box" height="20rem" />
    </div>
  );
}
