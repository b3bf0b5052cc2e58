import { Alert, Button, EmptyState, Pagination } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { FavoriteRow } from "../../features/favorites/favorite-row.tsx";
import list from "../../features/favorites/favorite-list.module.css";
import { favoritesQuery, lastFavorites } from "../../features/favorites/favorites-api.ts";
import { FavoritesSkeleton } from "../../features/favorites/favorites-skeleton.tsx";
import { FavoritesToolbar } from "../../features/favorites/favorites-toolbar.tsx";
import { listQuery, readListState } from "../../features/favorites/list-state.ts";
import { useFavoriteRemoval } from "../../features/favorites/use-favorite-removal.ts";
import { RecentProducts } from "../../features/recent/recent-products.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { Link } from "../../lib/link.tsx";
import { lazyDialog } from "../../lib/missing-part.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { AddCard } from "../card-action.tsx";
import { PageHead } from "../page-head.tsx";
import { PrivatePage } from "../private-page.tsx";
import styles from "./wishlist-page.module.css";

const ClearDialog = lazyDialog(() => import("../../features/favorites/clear-dialog.tsx"));

const placeholders = 4;

export default function WishlistPage() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t("wishlist.title")} · ${t("shop.name")}`}
        description={t("wishlist.description")}
        index={false}
      />
      <PrivatePage
        path={paths.wishlist()}
        title={t("wishlist.guest")}
        text={t("wishlist.guestText")}
        headingLevel={1}
        skeleton={
          <>
            <h1>{t("wishlist.title")}</h1>
            <FavoritesSkeleton count={placeholders} />
          </>
        }
      >
        {user ? <Favorites person={user.id} /> : null}
      </PrivatePage>
    </div>
  );
}

function Favorites({ person }: { person: string }) {
  const t = useTexts();
  const paths = usePaths();
  const online = useOnline();
  const navigate = useNavigate();
  const remove = useFavoriteRemoval();
  const [clearing, setClearing] = useState(false);
  const state = readListState(new URLSearchParams(useLocation().search));
  const result = useQuery(favoritesQuery(useApi(), person, state));
  const { error, refetch, fetchStatus, isPlaceholderData, isFetching } = result;
  // an empty list of the former choice must not be shown for this one
  const nothingYet = isPlaceholderData && result.data?.data.favorites.length === 0;
  const answer = nothingYet ? undefined : result.data;
  const data = answer ?? lastFavorites(person, state);
  const at = (change: Partial<typeof state>) => `${paths.wishlist()}${listQuery({ ...state, ...change })}`;
  // a cached list is read-only until the server has answered
  const isCached = data !== undefined && (error !== null || fetchStatus === "paused" || !online);
  return (
    <>
      <div className={styles.header}>
        <h1>{t("wishlist.title")}</h1>
        {data && data.data.total > 0 && !isCached ? (
          <Button variant="ghost" size="small" onClick={() => setClearing(true)}>
            {t("wishlist.clear")}
          </Button>
        ) : null}
      </div>
      {clearing ? (
        <Suspense>
          <ClearDialog onClose={() => setClearing(false)} />
        </Suspense>
      ) : null}
      {error || isCached ? (
        <Alert
          tone={data ? "warning" : "danger"}
          title={t("errors.favoritesLoad")}
          actions={
            <Button
              size="small"
              loading={isFetching && fetchStatus !== "paused"}
              onClick={() => void refetch()}
            >
              {t("common.retry")}
            </Button>
          }
        >
          {data ? t("wishlist.kept") : describeError(error, t)}
        </Alert>
      ) : null}
      {!data && !error && fetchStatus === "paused" ? <OfflineState /> : null}
      {!data && !error && fetchStatus !== "paused" ? <FavoritesSkeleton count={placeholders} /> : null}
      {data && data.data.total === 0 ? <NoFavorites /> : null}
      {data && data.data.total > 0 ? (
        <>
          <FavoritesToolbar
            state={state}
            answer={data}
            onSort={(sort) => void navigate(at({ sort, page: 1 }))}
          />
          {data.data.favorites.length === 0 ? (
            <EmptyState
              icon={<Heart aria-hidden />}
              title={state.tag === undefined ? t("wishlist.noPage") : t("wishlist.noneTagged")}
              actions={
                <Button asChild variant="primary">
                  <Link to={paths.wishlist()}>{t("wishlist.showAll")}</Link>
                </Button>
              }
            />
          ) : (
            <ul
              role="list"
              data-old={isPlaceholderData || (!answer && !isCached) || undefined}
              className={list.rows}
            >
              {data.data.favorites.map((favorite) => (
                <li key={favorite.product.id}>
                  <FavoriteRow
                    favorite={favorite}
                    frozen={isCached}
                    buy={<AddCard product={favorite.product} look="quiet" />}
                    onRemove={() => void remove(favorite)}
                  />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={t("paging.pages")}
            page={state.page}
            pageCount={data.pagination.pages}
            toAddress={(page) => at({ page })}
            renderLink={renderLink}
            previousLabel={t("paging.previous")}
            nextLabel={t("paging.next")}
            pageLabel={(number) => t("paging.page", { page: number })}
          />
        </>
      ) : null}
    </>
  );
}

function NoFavorites() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <>
      <EmptyState
        icon={<Heart aria-hidden />}
        title={t("wishlist.empty")}
        text={t("wishlist.emptyText")}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.catalog("new")}>{t("wishlist.toNew")}</Link>
            </Button>
          </>
        }
      />
      <RecentProducts title={t("wishlist.recent")} />
    </>
  );
}
