import type { DeviceSession } from "@bezak/contract/auth.ts";
import { Badge, Button, Skeleton, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { endSession, sessionsQuery } from "./auth-api.ts";
import { DeviceFacts, useDeviceName } from "../../lib/device-facts.tsx";
import styles from "./security-settings.module.css";

/** List of the user's sessions, each of which can be ended. */
export function DeviceSessions() {
  const t = useTexts();
  const api = useApi();
  const { data, error, refetch, fetchStatus } = useQuery(sessionsQuery(api));
  const { mutate, isPending, variables } = useEnding();
  if (!data) {
    if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
    if (fetchStatus === "paused") return <OfflineState headingLevel={3} />;
    return (
      <div aria-busy role="group" aria-label={t("common.loading")}>
        <Skeleton shape="box" height="9rem" />
      </div>
    );
  }
  const ending = isPending ? variables : null;
  return (
    <>
      <ul role="list" className={styles.list}>
        {data.map((session) => (
          <Device key={session.id} session={session} isEnding={ending === session.id} onEnd={mutate} />
        ))}
      </ul>
      {data.length > 1 ? (
        <Button loading={ending === "others"} onClick={() => mutate("others")} className={styles.others}>
          {t("security.endOthers")}
        </Button>
      ) : null}
    </>
  );
}

function useEnding() {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => endSession(api, id),
    onSuccess: (_, id) => {
      const text = t(id === "others" ? "security.othersEnded" : "security.ended");
      toast.show({ text, tone: "success" });
    },
    onError: (error) => toast.show({ text: describeError(error, t), tone: "danger" }),
    // also after a failure: the session may have ended meanwhile
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["auth", "sessions"] }),
  });
}

interface DeviceProps {
  session: DeviceSession;
  isEnding: boolean;
  onEnd: (id: string) => void;
}

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const t = useTexts();
  const name = useDeviceName(session.device);
  return (
    <li className={styles.device}>
      <DeviceFacts session={session} />
      {session.current ? (
        <Badge tone="success">{t("security.current")}</Badge>
      ) : (
        <Button
          size="small"
          loading={isEnding}
          aria-label={t("security.endNamed", { device: name })}
          onClick={() => onEnd(session.id)}
        >
          {t("security.end")}
        </Button>
      )}
    </li>
  );
}
