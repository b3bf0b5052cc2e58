import { auditEntries } from "@bezak/contract/routes/audit.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "./link.tsx";
import { usePanelPaths } from "./use-panel-paths.ts";
import { Permitted } from "./use-rights.tsx";

export interface HistoryLinkProps {
  id: string;
  /** what the object is called on the page */
  name: string;
}

/** Leads an administrator from an object to what was done with it. Needs the message part `admin`. */
export function HistoryLink({ id, name }: HistoryLinkProps) {
  const t = useTexts();
  return (
    <Permitted call={auditEntries}>
      <TextLink asChild variant="standalone">
        <Link to={usePanelPaths().audit(id)} aria-label={t("admin.historyOf", { what: name })}>
          {t("admin.history")}
        </Link>
      </TextLink>
    </Permitted>
  );
}
