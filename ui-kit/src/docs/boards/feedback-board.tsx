import { ShoppingBag } from "lucide-react";
import { useEffect } from "react";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { useToast } from "../../components/toast/toast-context.ts";
import { ToastProvider } from "../../components/toast/toast.tsx";
import { Board, BoardColumns } from "./board.tsx";

const nothing = () => undefined;
const DAY = 86_400_000;

export function FeedbackBoard() {
  return (
    <Board>
      {(["info", "success", "warning"] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Цена изменилась">
          Сумка стала дешевле на 120 000 сум.
        </Alert>
      ))}
      <Alert
        tone="danger"
        onClose={nothing}
        closeLabel="Скрыть"
        actions={<Button size="small">Yana urinib koʻrish</Button>}
      >
        Tovarlar roʻyxatini yuklab boʻlmadi
      </Alert>
      <Progress label="Загружаем фотографии" value={3} max={8} valueText="3 из 8" />
      <BoardColumns>
        <div aria-busy>
          <Skeleton shape="box" ratio="2 / 1" />
          <Skeleton />
          <Skeleton width="60%" />
          <Skeleton shape="circle" width={40} />
        </div>
        <EmptyState
          icon={<ShoppingBag aria-hidden />}
          title="Корзина пуста"
          text="Добавьте что-нибудь из каталога: мы запомним."
          actions={<Button variant="primary">В каталог</Button>}
        />
      </BoardColumns>
    </Board>
  );
}

function ShowMessages() {
  const toasts = useToast();
  useEffect(() => {
    const ids = [
      toasts.show({ text: "Ссылка скопирована", duration: DAY }),
      toasts.show({
        text: "Добавлено в корзину",
        tone: "success",
        action: { label: "Вернуть", onSelect: nothing },
        duration: DAY,
      }),
      toasts.show({
        text: "Bu tovar omborda qolmadi, shuning uchun uni savatingizdan sevimlilarga koʻchirdik",
        tone: "danger",
        action: { label: "Sevimlilarni ochish", onSelect: nothing },
        duration: DAY,
      }),
    ];
    return () => ids.forEach((id) => toasts.dismiss(id));
  }, [toasts]);
  return null;
}

export function ToastsBoard() {
  return (
    <Board>
      <ToastProvider label="Сообщения" closeLabel="Скрыть">
        {/* Room for the messages, which cover its lower edge. */}
        <Skeleton shape="box" height={320} />
        <ShowMessages />
      </ToastProvider>
    </Board>
  );
}
