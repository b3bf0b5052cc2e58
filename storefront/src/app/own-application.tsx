import { Alert, Button, EmptyState } from "@bezak/ui-kit";
import type { User } from "@bezak/contract/auth.ts";
import type { Application } from "@bezak/contract/applications.ts";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ApplicationForm } from "../features/applications/application-form.tsx";
import { ApplicationSkeleton } from "../features/applications/application-skeleton.tsx";
import {
  OpenShop,
  RejectedApplication,
  WaitingApplication,
} from "../features/applications/application-state.tsx";
import { applicationStateQuery } from "../features/applications/applications-api.ts";
import { categoryChoices } from "../features/applications/category-choices.ts";
import { CategoryPicker } from "../features/applications/category-picker.tsx";
import { useApplicationForm } from "../features/applications/use-application-form.ts";
import { useSession } from "../features/auth/session-store.ts";
import { categoriesQuery } from "../features/catalog/catalog-api.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "../lib/api-context.ts";
import { Link } from "../lib/link.tsx";
import { LoadFailure } from "../lib/load-failure.tsx";
import { OfflineState } from "../lib/offline-state.tsx";
import { useLocalized } from "../lib/use-localized.ts";
import { usePanelPaths } from "../lib/use-panel-paths.ts";
import { OwnEmail } from "./own-email.tsx";
import styles from "./pages/become-seller-page.module.css";

/** The user's application to sell: form, pending, rejected, or link to the shop. */
export function OwnApplication() {
  const { user } = useSession();
  if (!user) return null;
  return user.role === "admin" ? <Administrator /> : <Applicant key={user.id} user={user} />;
}

/** Administrators cannot apply. */
function Administrator() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<ShieldCheck aria-hidden />}
      title={t("selling.admin")}
      text={t("selling.adminText")}
      actions={
        <Button asChild variant="primary">
          <Link to={usePanelPaths().applications()}>{t("selling.toApplications")}</Link>
        </Button>
      }
    />
  );
}

function Applicant({ user }: { user: User }) {
  const { update } = useSession();
  const { data, error, refetch, fetchStatus } = useQuery(applicationStateQuery(useApi()));
  // id of the rejected application that is sent again
  const [again, setAgain] = useState<string | null>(null);
  const [applied, setApplied] = useState(false);
  const hasShop = data !== undefined && data.shop !== null;
  useEffect(() => {
    // after approval the menu must link to the seller panel
    if (hasShop && user.role === "customer") update({ role: "seller" });
  }, [hasShop, user.role, update]);

  if (!data) {
    if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
    return fetchStatus === "paused" ? <OfflineState /> : <ApplicationSkeleton />;
  }
  const { application, shop } = data;
  if (shop) return <OpenShop shop={shop} />;
  if (application?.status === "pending")
    return <WaitingApplication application={application} fresh={applied} />;
  if (application?.status === "rejected" && again !== application.id) {
    return <RejectedApplication application={application} onAgain={() => setAgain(application.id)} />;
  }
  if (user.emailConfirmed === false) return <Unconfirmed user={user} />;
  return <Form user={user} former={application} onUsed={() => setApplied(true)} />;
}

function Unconfirmed({ user }: { user: User }) {
  const t = useTexts();
  return (
    <>
      <h2 className={styles.formTitle}>{t("selling.form")}</h2>
      <OwnEmail user={user} text={t("security.unconfirmedSelling")} />
    </>
  );
}

function Form({ user, former, onUsed }: { user: User; former: Application | null; onUsed: () => void }) {
  const t = useTexts();
  const text = useLocalized();
  const { data: categories, isError, refetch } = useQuery(categoriesQuery(useApi()));
  const known = categories && new Set(categories.map(({ id }) => id));
  const form = useApplicationForm({ user, former, known });
  const heading = useRef<HTMLHeadingElement>(null);
  // receives the focus, since it replaces the pressed button
  const isAgain = former !== null;
  useEffect(() => {
    if (isAgain) heading.current?.focus();
  }, [isAgain]);
  const { fields, problems, change } = form;
  return (
    <div onSubmit={onUsed}>
      <h2 ref={heading} tabIndex={-1} className={styles.formTitle}>
        {t("selling.form")}
      </h2>
      {former?.reason ? (
        <Alert role="note" tone="warning" title={t("selling.reason")} className={styles.reason}>
          {former.reason}
        </Alert>
      ) : null}
      <ApplicationForm
        form={form}
        picker={
          isError && !categories ? (
            <Alert
              tone="danger"
              actions={
                <Button size="small" onClick={() => void refetch()}>
                  {t("common.retry")}
                </Button>
              }
            >
              {t("selling.categoriesFailed")}
            </Alert>
          ) : (
            <CategoryPicker
              choices={categoryChoices(categories ?? [], text)}
              value={fields.categories}
              error={problems.categories}
              onChange={(ids) => change({ categories: ids })}
            />
          )
        }
      />
    </div>
  );
}
