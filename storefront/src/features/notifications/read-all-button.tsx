import { Button } from "@bezak/ui-kit";
import { CheckCheck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ListFilter } from "./notifications-api.ts";
import { useChanges } from "./use-changes.ts";
import { useUnread } from "./use-unread.ts";

/** Marks everything as read. It is there from the start, so that nothing moves once it is known how much is not. */
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
