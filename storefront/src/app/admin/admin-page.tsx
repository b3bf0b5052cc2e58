import { Suspense } from "react";
import { useLocation, useRoutes } from "react-router";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { adminPages } from "../admin-routes.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { findPage } from "./admin-pages.ts";
import { NotPermitted } from "./not-permitted.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";

/** The page of the address, or who may open it. */
export function AdminPage() {
  const { mayOpen } = useRights();
  const { pathname } = useLocation();
  const page = findPage(pathname, usePanelPaths());
  if (page && !mayOpen(pathname)) return <NotPermitted page={page} />;
  return <Pages />;
}

function Pages() {
  return <Suspense fallback={<PanelSkeleton />}>{useRoutes(adminPages[useLanguage()])}</Suspense>;
}
