import { EmptyState } from "@bezak/ui-kit";
import { Stamp } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import type { ApprovalChoice } from "./approvals-address.ts";

/** Instead of rows: nothing was found, or nothing is there. */
export function NoApprovals({
  choice: { q, kind, status },
  toAll,
}: {
  choice: ApprovalChoice;
  toAll: string;
}) {
  const t = useTexts();
  if (q || kind)
    return (
      <NothingFound
        headingLevel={2}
        title={t("approvals.nothingFound")}
        text={t("approvals.nothingFoundText")}
        showAll={t("approvals.showAll")}
        to={toAll}
      />
    );
  return (
    <EmptyState
      icon={<Stamp aria-hidden />}
      title={t(status === "waiting" ? "approvals.empty" : "approvals.nothing")}
    />
  );
}
