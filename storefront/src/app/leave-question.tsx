import { Button, Dialog } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";

export interface LeaveQuestionProps {
  text: string;
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
      title={t("leave.title")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button variant="primary" onClick={onStay}>
            {t("leave.stay")}
          </Button>
          <Button onClick={onLeave}>{t("leave.go")}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
