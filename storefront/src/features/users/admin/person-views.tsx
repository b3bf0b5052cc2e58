import { viewAsPerson } from "@bezak/contract/routes/person-views.ts";
import type { PersonView } from "@bezak/contract/person-views.ts";
import { Badge, Button, Card, Skeleton, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { inTashkent } from "../../../lib/format-date.ts";
import { LoadFailure } from "../../../lib/load-failure.tsx";
import { OfflineState } from "../../../lib/offline-state.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { endView, personViewsQuery } from "./person-views-api.ts";
import type { Account } from "./user-acts.ts";
import styles from "./user-view.module.css";
import { ViewDialog } from "./view-dialog.tsx";

/** When administrators have seen the shop as this person, and the button to do so. Needs `user-admin`, `orders`. */
export function PersonViews({ user, isOwn }: Account) {
  const t = useTexts();
  const rights = useRights();
  const [isAsking, setAsking] = useState(false);
  if (user.role === "admin") return null;
  const mayView = !isOwn && !user.blocked && rights.mayCall(viewAsPerson);
  return (
    <Card asChild padding="large">
      <section aria-labelledby="user-views" className={styles.part}>
        <h2 id="user-views" className={styles.title}>
          {t("userAdmin.views.title")}
        </h2>
        {mayView ? (
          <>
            <p className={styles.quiet}>{t("userAdmin.views.text")}</p>
            <Button onClick={() => setAsking(true)}>{t("userAdmin.views.button")}</Button>
          </>
        ) : null}
        <Views id={user.id} />
        {isAsking ? <ViewDialog user={user} onClose={() => setAsking(false)} /> : null}
      </section>
    </Card>
  );
}

function Views({ id }: { id: string }) {
  const t = useTexts();
  const { data, error, refetch, fetchStatus } = useQuery(personViewsQuery(useApi(), id));
  if (!data) {
    if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
    if (fetchStatus === "paused") return <OfflineState headingLevel={3} />;
    return (
      <div aria-busy role="group" aria-label={t("common.loading")} className={styles.wide}>
        <Skeleton shape="box" height="3rem" />
      </div>
    );
  }
  if (data.length === 0) return <p className={styles.quiet}>{t("userAdmin.views.none")}</p>;
  return (
    <ul role="list" className={styles.sessions}>
      {data.map((view) => (
        <ListedView key={view.id} personId={id} view={view} />
      ))}
    </ul>
  );
}

function ListedView({ personId, view }: { personId: string; view: PersonView }) {
  const t = useTexts();
  const date = useDate();
  const { by, own, open, reason, startedAt, endsAt } = view;
  const name = own ? `${by.name} (${t("userAdmin.views.own")})` : by.name;
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p>
          {t("userAdmin.views.spell", { from: date(startedAt), until: inTashkent(endsAt).time })}{" "}
          {open ? <Badge tone="warning">{t("userAdmin.views.openNow")}</Badge> : null}
        </p>
        <p className={styles.quiet}>{t("userAdmin.views.by", { name })}</p>
        <p className={styles.quiet}>{t("userAdmin.reasonIs", { reason })}</p>
        {open && own ? <EndButton personId={personId} /> : null}
      </div>
    </li>
  );
}

function EndButton({ personId }: { personId: string }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => endView(api, personId),
    onSuccess: () => toast.show({ text: t("userAdmin.views.ended"), tone: "success" }),
    onError: (error) => toast.show({ text: describeError(error, t), tone: "danger" }),
    onSettled: () => cache.invalidateQueries({ queryKey: personViewsQuery(api, personId).queryKey }),
  });
  return (
    <Button size="small" loading={isPending} onClick={() => mutate()}>
      {t("userAdmin.views.end")}
    </Button>
  );
}
