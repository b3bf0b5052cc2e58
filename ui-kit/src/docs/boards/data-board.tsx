import { Badge } from "../../components/badge/badge.tsx";
import { Card } from "../../components/card/card.tsx";
import { Price } from "../../components/price/price.tsx";
import { Table } from "../../components/table/table.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { Board, BoardColumns } from "./board.tsx";

const orders = [
  { id: "1042", buyer: "Дилноза Каримова", status: "Новый", total: "1 250 000" },
  { id: "1041", buyer: "Oʻktam Gʻofurov", status: "Yoʻlda", total: "89 000" },
];

export function DataBoard() {
  return (
    <Board>
      <BoardColumns>
        <Card>Доставим завтра, 22 ноября</Card>
        <Card variant="raised">Ertaga yetkazib beramiz</Card>
        <Card asChild interactive padding="small">
          <article>
            <TextLink variant="quiet" href="#product">
              Сумка-кроссбоди из мягкой кожи с вышивкой сюзане
            </TextLink>
            <br />
            <Price current="989 000 сум" old="1 250 000 сум" oldLabel="старая цена" discount="−21 %" />
          </article>
        </Card>
      </BoardColumns>
      <Table
        caption="Заказы"
        rows={orders}
        rowKey={(order) => order.id}
        empty="Заказов пока нет"
        columns={[
          { key: "id", header: "Заказ", cell: (order) => `№ ${order.id}`, primary: true },
          { key: "buyer", header: "Покупатель", cell: (order) => order.buyer },
          { key: "status", header: "Состояние", cell: (order) => <Badge tone="info">{order.status}</Badge> },
          { key: "total", header: "Сумма", cell: (order) => order.total, align: "end" },
        ]}
      />
    </Board>
  );
}
