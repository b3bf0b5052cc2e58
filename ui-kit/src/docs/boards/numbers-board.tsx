import { Chart } from "../../components/chart/chart.tsx";
import { Sparkline } from "../../components/chart/sparkline.tsx";
import { StatTile } from "../../components/stat-tile/stat-tile.tsx";
import { Board, BoardColumns } from "./board.tsx";

const words = { tableLabel: "Показать таблицей", format: String };
const days = ["пн", "вт", "ср", "чт", "пт", "сб", "вс"];

export function NumbersBoard() {
  return (
    <Board>
      <BoardColumns>
        <StatTile
          label="Продажи за неделю"
          value="12 480 000"
          unit="сум"
          change={{ direction: "up", text: "12 %", label: "На 12 % больше, чем неделей раньше" }}
        />
        <StatTile
          label="Qaytarilgan"
          value="9"
          change={{ direction: "up", text: "3", label: "3 taga koʻp", tone: "bad" }}
          chart={<Sparkline label="Deyarli oʻzgarmadi" values={[3, 3, 2, 4, 3, 3, 4]} />}
        />
      </BoardColumns>
      <Chart
        kind="line"
        label="Заказы по дням"
        description="штук"
        categoryLabel="День"
        categories={days}
        series={[
          { label: "Эта неделя", values: [12, 15, 9, 18, 24, 31, 22] },
          { label: "Прошлая неделя", values: [10, 11, null, 14, 20, 26, 21] },
        ]}
        {...words}
      />
      <BoardColumns>
        <Chart
          kind="bar"
          label="Прибыль"
          categoryLabel="День"
          categories={days}
          series={[{ label: "тысяч сум", values: [120, -80, 40, 0, 210, 90, 60] }]}
          {...words}
        />
        <Chart
          kind="donut"
          label="Откуда приходят"
          valueLabel="Посетители"
          categoryLabel="Откуда"
          parts={[
            { label: "Поиск", value: 52 },
            { label: "Каталог", value: 31 },
            { label: "Telegram", value: 17 },
          ]}
          {...words}
        />
      </BoardColumns>
    </Board>
  );
}
