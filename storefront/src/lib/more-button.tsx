import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { describeError } from "./describe-error.ts";
import styles from "./more-button.module.css";

export interface MoreButtonProps {
  /** result of `useInfiniteQuery` */
  list: {
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  label: string;
}

/** Loads the next page of a list, and again after a failure. */
export function MoreButton({ list, label }: MoreButtonProps) {
  const t = useTexts();
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  if (!hasNextPage) return null;
  // hidden during a retry, since screen readers would not announce a second failure otherwise
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
