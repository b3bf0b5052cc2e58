import { Suspense } from "react";
import { useRoutes } from "react-router";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { adminPages } from "../admin-routes.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";

export function AdminPage() {
  return <Suspense fallback={<PanelSkeleton />}>{useRoutes(adminPages[useLanguage()])}</Suspense>;
}
