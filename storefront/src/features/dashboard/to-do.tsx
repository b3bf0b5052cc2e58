import type { Dashboard } from "@bezak/contract/dashboard.ts";
import { CircleCheck, MessageSquareReply, PackageCheck, type LucideIcon } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./to-do.module.css";

/** Open tasks of the shop as links. */
export function ToDo(data: Pick<Dashboard, "awaiting" | "unanswered" | "products" | "lowStock">) {
  const { awaiting, unanswered, products, lowStock } = data;
  const t = useTexts();
  const paths = usePanelPaths();
  const tasks: { key: string; Icon: LucideIcon; text: string; to: string }[] = [
    ...(awaiting > 0
      ? [
          {
            key: "orders",
            Icon: PackageCheck,
            to: `${paths.orders()}?status=pending`,
            text: t("dashboard.awaiting", { count: awaiting }),
          },
        ]
      : []),
    ...(unanswered > 0
      ? [
          {
            key: "reviews",
            Icon: MessageSquareReply,
            to: `${paths.reviews()}?answered=false`,
            text: t("dashboard.unanswered", { count: unanswered }),
          },
        ]
      : []),
  ];
  if (tasks.length === 0) {
    // a shop without products sees other hints, and low stock is listed below
    return products === 0 || lowStock.length > 0 ? null : (
      <p className={styles.done}>
        <CircleCheck aria-hidden />
        {t("dashboard.nothingToDo")}
      </p>
    );
  }
  return (
    <ul role="list" aria-label={t("dashboard.toDo")} className={styles.root}>
      {tasks.map(({ key, Icon, text, to }) => (
        <li key={key}>
          <Link to={to} className={styles.task}>
            <Icon aria-hidden />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
