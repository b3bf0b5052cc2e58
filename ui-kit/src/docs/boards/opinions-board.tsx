import { ChatBubble } from "../../components/chat-bubble/chat-bubble.tsx";
import { RatingField } from "../../components/rating/rating-field.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { Timeline } from "../../components/timeline/timeline.tsx";
import { Board, BoardColumns, BoardRow } from "./board.tsx";

const nothing = () => undefined;
const stateLabels = { done: "готово", current: "сейчас", upcoming: "впереди", failed: "не получилось" };
const mine = { side: "mine", author: "Вы", hideAuthor: true } as const;

export function OpinionsBoard() {
  return (
    <Board>
      <BoardRow>
        <Rating value={4.7} size="large" label="4,7 из 5" valueText="4,7" countText="12 480 отзывов" />
        <Rating value={2.5} label="2,5 из 5" valueText="2,5" countText="(4)" />
        <Rating value={4.7} size="small" stars="one" label="4,7 из 5" valueText="4,7" countText="(128)" />
        <Rating value={0} size="small" stars="one" label="Hali baholanmagan" valueText="Hali baholanmagan" />
      </BoardRow>
      <BoardColumns>
        <RatingField
          label="Ваша оценка"
          starLabels={["Ужасно", "Плохо", "Сойдёт", "Хорошо", "Отлично"]}
          value={4}
          onValueChange={nothing}
        />
        <RatingField
          label="Bahoyingiz"
          starLabels={["Juda yomon", "Yomon", "Oʻrtacha", "Yaxshi", "Aʼlo"]}
          value={0}
          onValueChange={nothing}
          error="Bahoni tanlang"
          required
        />
      </BoardColumns>
      <BoardColumns>
        <Timeline
          label="Посылка"
          stateLabels={stateLabels}
          steps={[
            { key: "placed", title: "Заказ оформлен", state: "done", time: "20 ноября, 18:04" },
            {
              key: "sent",
              title: "В пути",
              state: "current",
              time: "сегодня, 09:12",
              description: "Курьер позвонит за час до приезда.",
            },
            { key: "received", title: "Вручён", state: "upcoming" },
          ]}
        />
        <Timeline
          label="Joʻnatma"
          stateLabels={stateLabels}
          steps={[
            { key: "placed", title: "Buyurtma berildi", state: "done", time: "20-noyabr, 18:04" },
            {
              key: "cancelled",
              title: "Sotuvchi bekor qildi",
              state: "failed",
              time: "bugun, 09:12",
              description: "Pul uch kun ichida qaytadi.",
            },
          ]}
        />
      </BoardColumns>
      <div style={{ display: "grid", gap: 8 }}>
        <ChatBubble side="theirs" author="Тилла Заргар" time="14:30">
          Здравствуйте! Кольцо есть в размерах 16–18.
        </ChatBubble>
        <ChatBubble {...mine} time="14:32" state="read" stateLabel="прочитано">
          Спасибо! Нужно к пятнице
        </ChatBubble>
        <ChatBubble
          {...mine}
          time="14:35"
          state="failed"
          stateLabel="Не отправлено"
          retryLabel="Повторить"
          onRetry={nothing}
        >
          Алло?
        </ChatBubble>
      </div>
    </Board>
  );
}
