import { words } from "../catalog/localized.ts";

/** Suffixes of a line's name, for brands that have several products in a line: "Лола Люкс". */
export const series = [
  "Люкс | Lyuks | Lux",
  "Голд | Gold | Gold",
  "Сильвер | Silver | Silver",
  "Классик | Klassik | Classic",
  "Модерн | Modern | Modern",
  "Премиум | Premium | Premium",
  "Мини | Mini | Mini",
  "Макси | Maksi | Maxi",
  "Сити | Siti | City",
  "Арт | Art | Art",
  "Соло | Solo | Solo",
  "Дуэт | Duet | Duet",
  "Нео | Neo | Neo",
  "Ретро | Retro | Retro",
  "Этно | Etno | Ethno",
  "Лайт | Layt | Light",
  "Комфорт | Komfort | Comfort",
  "Элит | Elit | Elite",
  "Весна | Bahoriy | Spring",
  "Лето | Yozgi | Summer",
  "Осень | Kuzgi | Autumn",
  "Зима | Qishki | Winter",
  "Вечер | Oqshom | Evening",
  "Праздник | Bayram | Holiday",
].map(words);
