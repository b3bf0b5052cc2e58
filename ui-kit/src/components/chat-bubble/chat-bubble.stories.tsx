import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { drawing } from "../picture/drawing.ts";
import { Picture } from "../picture/picture.tsx";
import { ChatBubble } from "./chat-bubble.tsx";

const meta = preview.meta({ component: ChatBubble });

export const Default = meta.story({
  args: {
    side: "theirs",
    author: "Тилла Заргар",
    time: "14:30",
    children: "Здравствуйте! Кольцо есть в размерах 16–18.",
  },
});

const onRetry = fn();

const picture = (hue: number) => (
  <Picture src={drawing(hue, 400, 400)} alt="Кольцо на руке" width={400} height={400} />
);

export const Conversation = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 8, maxWidth: 560 }}>
      <ChatBubble side="theirs" author="Тилла Заргар" time="14:30">
        Здравствуйте! Кольцо есть в размерах 16–18.
      </ChatBubble>
      <ChatBubble
        side="theirs"
        author="Тилла Заргар"
        hideAuthor
        time="14:30"
        attachments={[picture(40), picture(190)].map((one, key) => (
          <div key={key}>{one}</div>
        ))}
      >
        Вот так оно сидит:
      </ChatBubble>
      <ChatBubble side="mine" author="Вы" hideAuthor time="14:32" state="read" stateLabel="прочитано">
        {"Спасибо!\nА 17,5 бывает?"}
      </ChatBubble>
      <ChatBubble side="mine" author="Вы" hideAuthor time="14:33" state="sent" stateLabel="отправлено">
        И можно ли с гравировкой?
      </ChatBubble>
      <ChatBubble side="mine" author="Вы" hideAuthor time="14:34" state="sending" stateLabel="отправляется">
        Нужно к пятнице
      </ChatBubble>
      <ChatBubble
        side="mine"
        author="Вы"
        hideAuthor
        time="14:35"
        state="failed"
        stateLabel="Не отправлено"
        retryLabel="Повторить"
        onRetry={onRetry}
      >
        Алло?
      </ChatBubble>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: "прочитано" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Не отправлено");
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const ConversationDark = meta.story({
  render: Conversation.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const LongTextOnAPhone = meta.story({
  args: {
    side: "theirs",
    author: "Yoʻlchi Avto va aksessuarlar doʻkoni",
    time: "kecha, 23:59",
    children:
      "Assalomu alaykum! Buyurtmangizni ertaga ertalab joʻnatamiz: https://example.uz/buyurtmalar/0123456789012345678901234567890123456789 havolasi orqali kuzatib boring.",
  },
  globals: { viewport: { value: "w320" } },
});
