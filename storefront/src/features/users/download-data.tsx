import { Alert, Button } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./account-data.module.css";
import { downloadPersonalData } from "./users-api.ts";

const fileName = "bezak-data.json";

/** Downloads the user's personal data. A link could not send the token, so the page makes the request. */
export function DownloadData() {
  const t = useTexts();
  const api = useApi();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => downloadPersonalData(api),
  });
  return (
    <div className={styles.root}>
      <Button icon={<Download aria-hidden />} loading={isPending} onClick={() => mutate()}>
        {t("settings.download")}
      </Button>
      {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      <p role="status" className={styles.state}>
        {isSuccess ? t("settings.downloaded", { file: fileName }) : ""}
      </p>
    </div>
  );
}
