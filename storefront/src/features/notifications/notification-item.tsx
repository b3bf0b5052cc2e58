import type { NotificationKind } from "@bezak/contract/notification-kinds.ts";
import type { Notification } from "@bezak/contract/notifications.ts";
import { IconButton, VisuallyHidden } from "@bezak/ui-kit";
import {
  Archive,
  ArchiveRestore,
  Bell,
  CreditCard,
  Package,
  ReceiptText,
  Star,
  Store,
  TrendingDown,
  Trash2,
} from "lucide-react";
import type { MouseEvent } from "react";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { inTashkent } from "../../lib/format-date.ts";
import { inLanguage } from "../../lib/language.ts";
import { Link } from "../../lib/link.tsx";
import styles from "./notification-item.module.css";
import type { Change } from "./notifications-api.ts";

const icons: Record<NotificationKind, typeof Bell> = {
  order: ReceiptText,
  parcel: Package,
  payment: CreditCard,
  review: Star,
  price_drop: TrendingDown,
  shop: Store,
  system: Bell,
};

export interface NotificationItemProps {
  notification: Notification;
  /** `pressed` is the pressed element, which may disappear with the item */
  onChange: (change: Change, pressed: Element) => void;
}

/** A notification. The whole item is a link; opening it marks it as read. */
export function NotificationItem({ notification, onChange }: NotificationItemProps) {
  const t = useTexts();
  const { type, title, text, read, archived, createdAt } = notification;
  const Icon = icons[type] ?? Bell;
  const button = (change: Change, label: string, Mark: typeof Bell) => (
    <IconButton
      label={label}
      aria-description={title}
      size="small"
      onClick={({ currentTarget }: MouseEvent) => onChange(change, currentTarget)}
      className={styles.action}
    >
      <Mark aria-hidden />
    </IconButton>
  );
  return (
    <article data-unread={!read || undefined} data-type={type} className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {read ? null : <VisuallyHidden>{t("notifications.unreadMark")}. </VisuallyHidden>}
          <Title notification={notification} onOpen={(pressed) => read || onChange("read", pressed)} />
        </h3>
        <time dateTime={createdAt} className={styles.time}>
          {inTashkent(createdAt).time}
        </time>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        {archived
          ? button("restore", t("notifications.restore"), ArchiveRestore)
          : button("archive", t("notifications.archive"), Archive)}
        {button("delete", t("notifications.delete"), Trash2)}
      </div>
    </article>
  );
}

function Title({ notification, onOpen }: { notification: Notification; onOpen: (pressed: Element) => void }) {
  const language = useLanguage();
  const { title, link, read } = notification;
  const shared = {
    "data-notification": true,
    className: styles.open,
    onClick: ({ currentTarget }: MouseEvent) => onOpen(currentTarget),
  };
  if (link !== null) {
    return (
      <Link {...shared} to={inLanguage(link, language)}>
        {title}
      </Link>
    );
  }
  return read ? (
    <span {...shared} onClick={undefined} tabIndex={-1}>
      {title}
    </span>
  ) : (
    <button {...shared} type="button">
      {title}
    </button>
  );
}
