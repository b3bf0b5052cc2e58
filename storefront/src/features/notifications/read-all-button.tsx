import { Button } from "@bezak/ui-kit";
import { CheckCheck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ListFilter } from "./notifications-api.ts";
import { useChanges } from "./use-changes.ts";
import { useUnread } from "./use-unread.ts";

/** Marks everything as read; there while something is not. */
export function ReadAllButton({ filter }: { filter: ListFilter }) {
  const t = useTexts();
  const { readAll, readingAll } = useChanges(filter);
  const unread = useUnread();
  if (unread === 0 && !readingAll) return null;
  return (
    <Button size="small" icon={<CheckCheck aria-hidden />} loading={readingAll} onClick={readAll}>
      {t("notifications.readAll")}
    </Button>
  );
}
