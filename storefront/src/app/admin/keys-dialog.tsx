import { Dialog, Switch } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./keys-dialog.module.css";

export interface KeysDialogProps {
  /** whether keys without ctrl or cmd act */
  single: boolean;
  onSingle: (on: boolean) => void;
  onClose: () => void;
}

const keys = [
  ["find", ["Ctrl K", "⌘ K"]],
  ["next", ["J"]],
  ["previous", ["K"]],
  ["accept", ["A"]],
  ["reject", ["R"]],
  ["open", ["O", "Enter"]],
  ["select", ["X"]],
  ["undo", ["Z"]],
  ["move", ["Alt ↑", "Alt ↓"]],
  ["nest", ["Alt ←", "Alt →"]],
  ["search", ["/"]],
  ["help", ["?"]],
] as const;

/** The keys of the panel, and the switch for those that act alone. */
export default function KeysDialog({ single, onSingle, onClose }: KeysDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      title={t("admin.keys.title")}
      closeLabel={t("common.close")}
      onOpenChange={(open) => !open && onClose()}
    >
      <dl className={styles.keys}>
        {keys.map(([name, written]) => (
          <div key={name} className={styles.row}>
            <dt>
              {written.map((one) => (
                <kbd key={one} className={styles.key}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{t(`admin.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t("admin.keys.single")}
        hint={t("admin.keys.singleHint")}
        checked={single}
        onCheckedChange={onSingle}
      />
    </Dialog>
  );
}
