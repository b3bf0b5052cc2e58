import type { Application } from "@bezak/contract/applications.ts";
import { Alert, Button, Timeline } from "@bezak/ui-kit";
import { Hourglass, RotateCcw, Store } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import styles from "./application-state.module.css";

interface StateProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** receives the focus, since it replaces the focused element */
  focused?: boolean;
  children?: ReactNode;
}

function State({ icon, title, text, focused = false, children }: StateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={styles.root}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** A pending application with its answers. `fresh`: it was just sent. */
export function WaitingApplication({ application, fresh }: { application: Application; fresh: boolean }) {
  const t = useTexts();
  const date = useDate();
  const sent = date(application.createdAt);
  return (
    <State
      icon={<Hourglass />}
      title={t("selling.pendingTitle")}
      text={t("selling.pendingText", { date: sent })}
      focused={fresh}
    >
      <Timeline
        label={t("selling.stages")}
        className={styles.stages}
        steps={[
          { key: "sent", title: t("selling.stageSent"), time: sent, state: "done" },
          { key: "review", title: t("selling.stageReview"), state: "current" },
          { key: "decision", title: t("selling.stageDecision"), state: "upcoming" },
        ]}
        stateLabels={{
          done: t("orders.stepStates.done"),
          current: t("orders.stepStates.current"),
          upcoming: t("orders.stepStates.upcoming"),
          failed: t("orders.stepStates.failed"),
        }}
      />
      <details className={styles.sent}>
        <summary>{t("selling.sent")}</summary>
        <ApplicationFacts application={application} />
      </details>
    </State>
  );
}

/** A rejected application with its reason and a button for a new one. */
export function RejectedApplication(props: { application: Application; onAgain: () => void }) {
  const { application, onAgain } = props;
  const t = useTexts();
  const date = useDate();
  return (
    <State
      icon={<RotateCcw />}
      title={t("selling.rejectedTitle")}
      text={t("selling.rejectedText", { date: date(application.decidedAt ?? application.createdAt) })}
    >
      {application.reason ? (
        <Alert role="note" tone="warning" title={t("selling.reason")} className={styles.reason}>
          {application.reason}
        </Alert>
      ) : null}
      <Button variant="primary" onClick={onAgain}>
        {t("selling.again")}
      </Button>
      <p className={styles.note}>{t("selling.againNote")}</p>
    </State>
  );
}

/** Link to the panel for users who have a shop. */
export function OpenShop({ shop }: { shop: { id: string; name: string; slug: string } }) {
  const t = useTexts();
  const paths = usePaths();
  return (
    <State
      icon={<Store />}
      title={t("selling.approvedTitle")}
      text={t("selling.approvedText", { name: shop.name })}
    >
      <div className={styles.ways}>
        <Button asChild variant="primary">
          <Link to={paths.sellerPanel()}>{t("selling.toPanel")}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.seller(shop.slug)}>{t("selling.toShop")}</Link>
        </Button>
      </div>
    </State>
  );
}
