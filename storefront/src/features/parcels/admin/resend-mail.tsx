import { resendOrderMail } from "@bezak/contract/routes/order-timeline.ts";
import { Button, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { randomKey } from "../../../lib/random-key.ts";
import { Permitted } from "../../../lib/use-rights.tsx";
import { orderHistoryQuery, resendMail } from "./order-admin-api.ts";
import styles from "./order-view.module.css";

export interface ResendMailProps {
  /** of the parcel whose history it is */
  id: string;
  notification: { id: string; title: string };
  /** address that it goes to */
  to: string;
}

/** Button that sends a mail to the buyer again, after a question that says to which address. */
export function ResendMail({ id, notification, to }: ResendMailProps) {
  const t = useTexts();
  const toast = useToast();
  const api = useApi();
  const cache = useQueryClient();
  // of one question: however often it is answered, one mail is sent
  const [key, setKey] = useState<string | null>(null);
  const mutationKey = ["resend-mail", notification.id];
  const sending = useMutation({
    mutationKey,
    mutationFn: (sent: string) => resendMail(api, { id, notificationId: notification.id, key: sent }),
    onSuccess({ message }) {
      setKey(null);
      if (message) toast.show({ text: message, tone: "success" });
    },
    // after a refusal too: another address may be shown now
    onSettled: () => cache.invalidateQueries({ queryKey: orderHistoryQuery(api, id).queryKey }),
  });
  const values = { title: notification.title, to };
  return (
    <>
      <Permitted call={resendOrderMail}>
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="ghost"
            aria-label={`${t("orderAdmin.resend.open")}: ${notification.title}`}
            onClick={() => {
              sending.reset();
              setKey(randomKey());
            }}
          >
            {t("orderAdmin.resend.open")}
          </Button>
        </div>
      </Permitted>
      {key === null ? null : (
        <QuestionDialog
          title={t("orderAdmin.resend.title")}
          text={t("orderAdmin.resend.text", values)}
          act={t("orderAdmin.resend.act")}
          keep={t("orderAdmin.keep")}
          busy={sending.isPending}
          problem={sending.error && describeError(sending.error, t)}
          onAct={() => {
            // `isPending` is updated too late for two presses in one moment
            if (cache.isMutating({ mutationKey }) === 0) sending.mutate(key);
          }}
          onClose={() => setKey(null)}
        />
      )}
    </>
  );
}
