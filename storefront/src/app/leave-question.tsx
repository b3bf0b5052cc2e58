import { Button, Dialog } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";

export interface LeaveQuestionProps {
  /** explanation; the default is that of the profile */
  text?: string;
  onStay: () => void;
  onLeave: () => void;
}

export default function LeaveQuestion({ text, onStay, onLeave }: LeaveQuestionProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      size="small"
      title={t("profile.leaveTitle")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button variant="primary" onClick={onStay}>
            {t("profile.stay")}
          </Button>
          <Button onClick={onLeave}>{t("profile.leave")}</Button>
        </>
      }
    >
      <p>{text ?? t("profile.leaveText")}</p>
    </Dialog>
  );
}
