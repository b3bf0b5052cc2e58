import { ArrowRight, Heart, Search, Settings, ShoppingBag, Trash2 } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { CountBadge } from "../../components/count-badge/count-badge.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { Board, BoardRow } from "./board.tsx";

const variants = ["primary", "secondary", "ghost", "danger"] as const;
const nothing = () => undefined;

export function ActionsBoard() {
  return (
    <Board>
      {(["large", "medium", "small"] as const).map((size) => (
        <BoardRow key={size}>
          <Button size={size} variant="primary" icon={<ShoppingBag aria-hidden />}>
            В корзину
          </Button>
          <Button size={size}>Сравнить</Button>
          <Button size={size} variant="ghost" iconEnd={<ArrowRight aria-hidden />}>
            Все товары
          </Button>
          <Button size={size} variant="danger" icon={<Trash2 aria-hidden />}>
            Удалить
          </Button>
        </BoardRow>
      ))}
      <BoardRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Нет в наличии
          </Button>
        ))}
      </BoardRow>
      <Button variant="primary" wide>
        Buyurtmani rasmiylashtirish · 1 250 000 soʻm
      </Button>
      <BoardRow>
        {(["plain", "soft", "outline", "raised"] as const).map((variant) => (
          <IconButton key={variant} variant={variant} label={variant}>
            <Settings aria-hidden />
          </IconButton>
        ))}
        {(["small", "medium", "large"] as const).map((size) => (
          <IconButton key={size} variant="soft" size={size} label={size}>
            <Search aria-hidden />
          </IconButton>
        ))}
        <IconButton variant="raised" label="В избранном" pressed onClick={nothing}>
          <Heart aria-hidden />
        </IconButton>
        <IconButton label="Корзина: 99+" asChild>
          <a href="#cart">
            <ShoppingBag aria-hidden />
            <CountBadge count={128} floating />
          </a>
        </IconButton>
        <IconButton label="Недоступно" disabled>
          <Search aria-hidden />
        </IconButton>
      </BoardRow>
      <p>
        Прочтите <TextLink href="#terms">условия доставки</TextLink> перед заказом,{" "}
        <TextLink href="#seller" variant="quiet">
          Zargar oilasi
        </TextLink>{" "}
        отправит его завтра.
      </p>
      <TextLink href="#all" variant="standalone">
        Barcha tovarlar <ArrowRight aria-hidden />
      </TextLink>
    </Board>
  );
}
