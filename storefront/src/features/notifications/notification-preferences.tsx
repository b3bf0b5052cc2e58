import { isFixed, notificationChannels, notificationKinds } from "@bezak/contract/notification-kinds.ts";
import { Skeleton, Switch, useToast, VisuallyHidden } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import styles from "./notification-preferences.module.css";
import {
  changePreference,
  preferencesQuery,
  type PreferenceChange,
  type Preferences,
} from "./notifications-api.ts";

/** Choice of notifications and channels; changes take effect at once. Needs the message part `notifications`. */
export function NotificationPreferences() {
  const api = useApi();
  const { data, error, refetch, fetchStatus } = useQuery(preferencesQuery(api));
  const change = useChange();
  if (data) return <Kinds preferences={data} onChange={change} />;
  if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
  return fetchStatus === "paused" ? <OfflineState headingLevel={3} /> : <PreferencesSkeleton />;
}

/** Changes a switch at once and reverts it after a failure. */
function useChange(): (change: PreferenceChange) => void {
  const t = useTexts();
  const api = useApi();
  const client = useQueryClient();
  const { show } = useToast();
  const { queryKey } = preferencesQuery(api);
  const set = ({ kind, channel, on }: PreferenceChange) =>
    client.setQueryData<Preferences>(
      queryKey,
      (all) => all && { ...all, [kind]: { ...all[kind], [channel]: on } },
    );
  const { mutate } = useMutation({
    mutationFn: (change: PreferenceChange) => changePreference(api, change),
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      set(change);
    },
    onError(error, change) {
      set({ ...change, on: !change.on });
      show({ tone: "danger", text: describeError(error, t) });
    },
  });
  return mutate;
}

interface KindsProps {
  preferences: Preferences;
  onChange: (change: PreferenceChange) => void;
}

function Kinds({ preferences, onChange }: KindsProps) {
  const t = useTexts();
  return (
    <ul role="list" className={styles.root}>
      {notificationKinds.map((kind) => (
        <li key={kind} className={styles.kind}>
          <div className={styles.words}>
            <p className={styles.name}>{t(`notifications.kinds.${kind}`)}</p>
            <p className={styles.about}>{t(`notifications.about.${kind}`)}</p>
          </div>
          <div className={styles.ways}>
            {notificationChannels.map((channel) => (
              <Switch
                key={channel}
                label={
                  <>
                    {t(`notifications.channels.${channel}`)}
                    <VisuallyHidden>: {t(`notifications.kinds.${kind}`)}</VisuallyHidden>
                  </>
                }
                hint={isFixed(kind, channel) ? t("notifications.alwaysOn") : undefined}
                disabled={isFixed(kind, channel)}
                checked={preferences[kind][channel]}
                onCheckedChange={(on) => onChange({ kind, channel, on })}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PreferencesSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      {notificationKinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <div className={styles.words}>
            <p className={styles.name}>
              <Skeleton width="8rem" />
            </p>
            <p className={styles.about}>
              <Skeleton width="80%" />
            </p>
          </div>
          <div className={styles.ways}>
            <Skeleton shape="box" height="var(--touch)" />
            <Skeleton shape="box" height="var(--touch)" />
          </div>
        </div>
      ))}
    </div>
  );
}
