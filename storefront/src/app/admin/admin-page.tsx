import { Suspense } from "react";
import { useLocation, useRoutes } from "react-router";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { adminPages } from "../admin-routes.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { findPage, pagesFor } from "./admin-pages.ts";
import { NotPermitted } from "./not-permitted.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";

/** The page of the address, or who may open it. */
export function AdminPage() {
  const { rank } = useRights();
  const page = findPage(useLocation().pathname, usePanelPaths());
  if (page && !pagesFor(rank).includes(page)) return <NotPermitted page={page} />;
  return <Pages />;
}

function Pages() {
  return <Suspense fallback={<PanelSkeleton />}>{useRoutes(adminPages[useLanguage()])}</Suspense>;
}
