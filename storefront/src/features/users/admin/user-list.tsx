import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX, Users } from "lucide-react";
import { useNavigate } from "react-router";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { Link } from "../../../lib/link.tsx";
import { ListPages } from "../../../lib/list-pages.tsx";
import { pageRows } from "../../../lib/list-state.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { usersQuery } from "./user-admin-api.ts";
import { UserFilter } from "./user-filter.tsx";
import styles from "./user-list.module.css";
import { UserTable } from "./user-table.tsx";
import { usersSearch, type UsersChoice } from "./users-address.ts";

/** Buyers, sellers and administrators, newest first. Needs the message part `user-admin`. */
export function UserList({ choice }: { choice: UsersChoice }) {
  const path = usePanelPaths().users();
  const navigate = useNavigate();
  const users = useQuery(usersQuery(useApi(), choice));
  const toAddress = (to: UsersChoice) => `${path}${usersSearch(to)}`;
  return (
    <div className={styles.root}>
      <UserFilter
        choice={choice}
        total={users.isPlaceholderData ? undefined : users.data?.pagination.total}
        toAddress={toAddress}
        onChoose={(to) => void navigate(toAddress(to), { replace: true, state: { keepScroll: true } })}
      />
      <UserTable {...pageRows(users)} empty={<NoUsers choice={choice} />} />
      <ListPages page={choice.page} part={users.data} toAddress={(page) => toAddress({ ...choice, page })} />
    </div>
  );
}

function NoUsers({ choice: { q, role, state } }: { choice: UsersChoice }) {
  const t = useTexts();
  const path = usePanelPaths().users();
  if (!q && !role) {
    return (
      <EmptyState
        headingLevel={2}
        icon={<Users aria-hidden />}
        title={t(state === "blocked" ? "userAdmin.noneBlocked" : "userAdmin.none")}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      icon={<SearchX aria-hidden />}
      title={t("userAdmin.nothing")}
      text={t("userAdmin.nothingText")}
      actions={
        <Button asChild>
          <Link to={path}>{t("userAdmin.showAll")}</Link>
        </Button>
      }
    />
  );
}
