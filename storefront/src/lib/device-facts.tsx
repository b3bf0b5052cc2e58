import type { DeviceSession } from "@bezak/contract/auth.ts";
import { Monitor, Smartphone } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useDate } from "./use-date.ts";
import { deviceName } from "./device-name.ts";
import styles from "./device-facts.module.css";

/** What people call a device, from its `User-Agent`. Needs the message part `account`. */
export function useDeviceName(device: string | null): string {
  const t = useTexts();
  const { browser, system } = deviceName(device);
  if (browser && system) return t("security.deviceOn", { browser, system });
  return browser ?? system ?? t("security.unknownDevice");
}

/** The device of a session and when it was last seen. Needs the message part `account`. */
export function DeviceFacts({ session }: { session: Pick<DeviceSession, "device" | "lastSeenAt"> }) {
  const t = useTexts();
  const dateOf = useDate();
  const Icon = deviceName(session.device).handheld ? Smartphone : Monitor;
  return (
    <>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{useDeviceName(session.device)}</p>
        <p className={styles.quiet}>
          <time dateTime={session.lastSeenAt}>
            {t("security.seen", { time: dateOf(session.lastSeenAt) })}
          </time>
        </p>
      </div>
    </>
  );
}
