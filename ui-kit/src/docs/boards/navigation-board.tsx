import { Accordion } from "../../components/accordion/accordion.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Stepper } from "../../components/stepper/stepper.tsx";
import { Tabs } from "../../components/tabs/tabs.tsx";
import type { RenderLink } from "../../render-link.ts";
import { Board } from "./board.tsx";

const link: RenderLink = ({ to, ...rest }) => <a href={`#${to}`} {...rest} />;
const pages = {
  label: "Страницы",
  pageCount: 20,
  toAddress: (page: number) => `?page=${page}`,
  renderLink: link,
  previousLabel: "Предыдущая страница",
  nextLabel: "Следующая страница",
  pageLabel: (page: number) => `Страница ${page}`,
};

export function NavigationBoard() {
  return (
    <Board>
      <Breadcrumbs
        label="Где вы"
        items={[
          { label: "Главная", to: "/" },
          { label: "Сумки", to: "/category/bags" },
          { label: "Кроссбоди" },
        ]}
        renderLink={link}
      />
      <Stepper
        label="Оформление"
        steps={[{ label: "Контакты" }, { label: "Доставка" }, { label: "Оплата" }]}
        current={1}
        doneLabel="готово"
        positionLabel="Шаг 2 из 3"
      />
      <Tabs
        label="О товаре"
        defaultValue="about"
        items={[
          { value: "about", label: "Описание", content: "Кожа растительного дубления, шов вручную." },
          { value: "reviews", label: "Sharhlar", content: "Пока нет" },
          { value: "questions", label: "Вопросы", content: "Пока нет", disabled: true },
        ]}
      />
      <Pagination {...pages} page={10} />
      <Pagination {...pages} page={1} pageCount={3} label="Немного страниц" />
      <div style={{ maxWidth: 288 }}>
        <Pagination {...pages} page={10} label="Страницы на телефоне" />
      </div>
      <Accordion
        defaultOpen={["delivery"]}
        items={[
          { value: "delivery", title: "Доставка", content: "Завтра по Самарканду и Ташкенту." },
          { value: "returns", title: "Qaytarish", content: "14 kun ichida." },
        ]}
      />
    </Board>
  );
}
