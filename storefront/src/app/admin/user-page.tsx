import { Button, EmptyState, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import { Navigate, useParams } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { findCity } from "../../features/checkout/find-city.ts";
import { userQuery } from "../../features/users/admin/user-admin-api.ts";
import { UserSkeleton } from "../../features/users/admin/user-skeleton.tsx";
import { UserView } from "../../features/users/admin/user-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function UserPage() {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const api = useApi();
  const { id = "" } = useParams();
  const { user: administrator } = useSession();
  const query = useQuery(userQuery(api, id));
  const { data: user, error } = query;
  const { data: cities } = useQuery({ ...citiesQuery(api), enabled: Boolean(user?.city) });
  const city = user?.city ? findCity(cities, user.city) : undefined;
  const title = user ? user.name || user.email : t("userAdmin.person");
  // the address has an id that the account had in another role
  if (user && user.id !== id) return <Navigate replace to={paths.user(user.id)} />;
  return (
    <div className={styles.page}>
      <PageHead
        title={`${title} · ${t("userAdmin.title")}`}
        description={t("userAdmin.title")}
        index={false}
      />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.users()}>{t("userAdmin.back")}</Link>
        </TextLink>
      </p>
      {hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<UserX aria-hidden />}
          title={t("userAdmin.missing")}
          text={t("userAdmin.missingText")}
          actions={
            <Button asChild variant="primary">
              <Link to={paths.users()}>{t("userAdmin.back")}</Link>
            </Button>
          }
        />
      ) : user ? (
        <UserView
          key={user.id}
          user={user}
          isOwn={user.id === administrator?.id}
          city={city ? text(city.name) : user.city}
        />
      ) : (
        (renderMissing(query, 1) ?? (
          <>
            <h1>{title}</h1>
            <UserSkeleton />
          </>
        ))
      )}
    </div>
  );
}
