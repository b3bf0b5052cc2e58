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
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { DetailPage } from "./detail-page.tsx";

export default function UserPage() {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const api = useApi();
  const { id = "" } = useParams();
  const { user: administrator } = useSession();
  const query = useQuery(userQuery(api, id));
  const { data: user } = query;
  const { data: cities } = useQuery({ ...citiesQuery(api), enabled: Boolean(user?.city) });
  const city = user?.city ? findCity(cities, user.city) : undefined;
  const title = user ? user.name || user.email : t("userAdmin.person");
  // the address has an id that the account had in another role
  if (user && user.id !== id) return <Navigate replace to={paths.user(user.id)} />;
  return (
    <DetailPage
      query={query}
      title={title}
      head={{ title: `${title} · ${t("userAdmin.title")}`, description: t("userAdmin.title") }}
      list={{ to: paths.users(), name: t("userAdmin.back") }}
      missing={{ icon: UserX, title: t("userAdmin.missing"), text: t("userAdmin.missingText") }}
      skeleton={<UserSkeleton />}
    >
      {(person) => (
        <UserView
          key={person.id}
          user={person}
          isOwn={person.id === administrator?.id}
          city={city ? text(city.name) : person.city}
        />
      )}
    </DetailPage>
  );
}
