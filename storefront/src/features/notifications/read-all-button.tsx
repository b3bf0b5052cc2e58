import { Button } from "@bezak/ui-kit";
import { CheckCheck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ListFilter } from "./notifications-api.ts";
import { useChanges } from "./use-changes.ts";
import { useUnread } from "./use-unread.ts";

/** Marks all as read. Always shown, so that nothing moves once the number of unread ones is known. */
export function ReadAllButton({ filter }: { filter: ListFilter }) {
  const t = useTexts();
  const { readAll, readingAll } = useChanges(filter);
  const unread = useUnread();
  return (
    <Button
      size="small"
      icon={<CheckCheck aria-hidden />}
      disabled={unread === 0 && !readingAll}
      loading={readingAll}
      onClick={readAll}
    >
      {t("notifications.readAll")}
    </Button>
  );
}
