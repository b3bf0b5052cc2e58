import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { describeError } from "./describe-error.ts";
import styles from "./more-button.module.css";

export interface MoreButtonProps {
  /** the list, as `useInfiniteQuery` has it */
  list: {
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  label: string;
}

/** Brings the next page of a list; a page that did not come is said to have failed, and the button asks for it again. */
export function MoreButton({ list, label }: MoreButtonProps) {
  const t = useTexts();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  // gone while it is tried again, or a second failure would not be read out
  const failed = isFetchNextPageError && !isFetchingNextPage;
  return (
    <div className={styles.root}>
      {failed ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {failed ? t("common.retry") : label}
      </Button>
    </div>
  );
}
