import { adjective, type Adjective } from "./localized.ts";

export interface Colour extends Adjective {
  hex: string;
}

function colour(ru: string, uz: string, en: string, hex: string): Colour {
  return { ...adjective(ru, uz, en), hex };
}

/** Product colours: their names and the hex value that pictures are drawn with. */
export const colours = {
  black: colour("чёрный чёрная чёрное чёрные", "qora", "black", "#2a2a2e"),
  white: colour("белый белая белое белые", "oq", "white", "#f1eee8"),
  grey: colour("серый серая серое серые", "kulrang", "grey", "#8d9096"),
  beige: colour("бежевый бежевая бежевое бежевые", "bej", "beige", "#d8bd99"),
  brown: colour("коричневый коричневая коричневое коричневые", "jigarrang", "brown", "#7a4a2c"),
  cognac: colour("рыжий рыжая рыжее рыжие", "malla", "cognac", "#b8672d"),
  red: colour("красный красная красное красные", "qizil", "red", "#cf2a35"),
  burgundy: colour("бордовый бордовая бордовое бордовые", "toʻq qizil", "burgundy", "#7d1f34"),
  pink: colour("розовый розовая розовое розовые", "pushti", "pink", "#e884a6"),
  orange: colour("оранжевый оранжевая оранжевое оранжевые", "toʻq sariq", "orange", "#ea7b2c"),
  mustard: colour("горчичный горчичная горчичное горчичные", "xantal rang", "mustard", "#d19a25"),
  green: colour("зелёный зелёная зелёное зелёные", "yashil", "green", "#2f8a57"),
  emerald: colour("изумрудный изумрудная изумрудное изумрудные", "zumrad rang", "emerald", "#0d6f58"),
  olive: colour("оливковый оливковая оливковое оливковые", "zaytun rang", "olive", "#77783f"),
  turquoise: colour("бирюзовый бирюзовая бирюзовое бирюзовые", "feruza rang", "turquoise", "#1fa6ac"),
  sky: colour("голубой голубая голубое голубые", "havorang", "light blue", "#6db3e2"),
  blue: colour("синий синяя синее синие", "koʻk", "blue", "#2a5fc4"),
  navy: colour("тёмно-синий тёмно-синяя тёмно-синее тёмно-синие", "toʻq koʻk", "navy", "#23345f"),
  lilac: colour("сиреневый сиреневая сиреневое сиреневые", "siyohrang", "lilac", "#a286cf"),
  gold: colour("золотистый золотистая золотистое золотистые", "tilla rang", "gold", "#dca93f"),
  silver: colour("серебристый серебристая серебристое серебристые", "kumush rang", "silver", "#bcc1c9"),
  rose: colour(
    "розово-золотой розово-золотая розово-золотое розово-золотые",
    "pushti tilla",
    "rose gold",
    "#dc9a83",
  ),
} as const;

export type ColourKey = keyof typeof colours;
