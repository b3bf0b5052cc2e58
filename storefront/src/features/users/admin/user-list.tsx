import { userSorts } from "@bezak/contract/administered-sorts.ts";
import { Button, EmptyState, Tag } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { SearchX, Users } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { BulkBar } from "../../../lib/bulk/bulk-bar.tsx";
import { useSelection } from "../../../lib/bulk/use-selection.ts";
import { ExportMenu } from "../../../lib/list-export/export-menu.tsx";
import { Link } from "../../../lib/link.tsx";
import { ListPages } from "../../../lib/list-pages.tsx";
import { pageRows } from "../../../lib/list-state.tsx";
import { OrderChoice } from "../../../lib/list-view/order-choice.tsx";
import { useListView } from "../../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { saveUsers, usersQuery } from "./user-admin-api.ts";
import { userColumns } from "./user-columns.ts";
import { UserFilter } from "./user-filter.tsx";
import styles from "./user-list.module.css";
import { UserTable } from "./user-table.tsx";
import { parseUsersChoice, usersSearch, type UsersChoice } from "./users-address.ts";
import { useReplaceAddress } from "../../../lib/use-replace-address.ts";

const kinds = ["block_users", "unblock_users"] as const;

const toFilters = (search: URLSearchParams) => usersSearch({ ...parseUsersChoice(search), page: 1 });

/** Buyers, sellers and administrators. Needs the message parts `user-admin`, `list-views`, `list-exports` and `jobs`. */
export function UserList({ choice }: { choice: UsersChoice }) {
  const t = useTexts();
  const path = usePanelPaths().users();
  const replaceAddress = useReplaceAddress();
  const users = useQuery(usersQuery(useApi(), choice));
  const view = useListView({ columns: userColumns, path, toFilters });
  const selection = useSelection({
    filters: view.filters,
    keys: users.data?.data.map(({ id }) => id) ?? [],
  });
  const toAddress = (to: UsersChoice) => view.toAddress(usersSearch(to));
  const choose = (to: UsersChoice) => replaceAddress(toAddress(to));
  return (
    <div className={styles.root}>
      <ViewBar
        list={view}
        order={
          <OrderChoice
            options={userSorts}
            order={choice.sort}
            onOrder={(sort) => choose({ ...choice, sort, page: 1 })}
          />
        }
        exportMenu={
          <ExportMenu
            save={(api, format) => saveUsers(api, choice, format)}
            total={users.data?.pagination.total}
          />
        }
      />
      <UserFilter choice={choice} page={users.data} toAddress={toAddress} onChoose={choose} />
      {choice.openedAs === null ? null : (
        <Tag
          onRemove={() => choose({ ...choice, openedAs: null, page: 1 })}
          removeLabel={t("userAdmin.openedAsAny")}
        >
          {t("userAdmin.openedAsBuyer")}
        </Tag>
      )}
      <UserTable
        {...pageRows(users)}
        empty={<NoUsers choice={choice} />}
        shown={view.shown}
        density={view.density}
        boxes={selection.boxes}
        order={choice.sort}
        onOrder={(sort) => choose({ ...choice, sort, page: 1 })}
      />
      <BulkBar
        selection={selection}
        kinds={kinds}
        total={users.isPlaceholderData ? undefined : users.data?.pagination.total}
      />
      <ListPages page={choice.page} part={users.data} toAddress={(page) => toAddress({ ...choice, page })} />
    </div>
  );
}

function NoUsers({ choice: { q, role, openedAs, state, from, to } }: { choice: UsersChoice }) {
  const t = useTexts();
  const path = usePanelPaths().users();
  if (!q && !role && !openedAs && !from && !to) {
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
