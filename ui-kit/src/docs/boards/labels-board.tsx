import { Truck } from "lucide-react";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Badge } from "../../components/badge/badge.tsx";
import { CountBadge } from "../../components/count-badge/count-badge.tsx";
import { Price } from "../../components/price/price.tsx";
import { Tag } from "../../components/tag/tag.tsx";
import { Board, BoardRow } from "./board.tsx";

const tones = ["neutral", "brand", "info", "success", "warning", "danger", "sale", "accent"] as const;
const drop = {
  current: "989 000 сум",
  currentLabel: "Цена",
  old: "1 250 000 сум",
  oldLabel: "старая цена",
  discount: "−21 %",
};
const nothing = () => undefined;

export function LabelsBoard() {
  return (
    <Board>
      <BoardRow>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="success">
          <Truck aria-hidden /> Ertaga
        </Badge>
        <CountBadge count={7} />
        <CountBadge count={128} />
      </BoardRow>
      <BoardRow>
        <Tag>Ipak Yoʻli</Tag>
        {["Кожа", "до 500 000 сум"].map((words) => (
          <Tag key={words} onRemove={nothing} removeLabel={`Убрать: ${words}`}>
            {words}
          </Tag>
        ))}
      </BoardRow>
      <BoardRow>
        {(["small", "medium", "large", "huge"] as const).map((size) => (
          <Avatar key={size} size={size} name="Oʻktam Gʻofurov" />
        ))}
        <Avatar name="Zargar oilasi" />
        <Avatar name="Дилноза Каримова" />
        <Avatar name="Leather & Co" />
      </BoardRow>
      <Price current="1 250 000 soʻm" />
      <Price {...drop} size="small" />
      <Price {...drop} />
      <Price {...drop} size="large" />
    </Board>
  );
}
