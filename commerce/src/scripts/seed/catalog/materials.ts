import { words } from "./localized.ts";

/** Materials as they stand in a product's attributes. */
export const materials = {
  silver: words("серебро 925 пробы | 925 probali kumush | 925 sterling silver"),
  gilded: words(
    "ювелирный сплав с позолотой | tilla suvi yuritilgan zargarlik qotishmasi | gold-plated jewellery alloy",
  ),
  steel: words("ювелирная сталь | zargarlik poʻlati | jewellery steel"),
  stone: words("натуральный камень | tabiiy tosh | natural stone"),
  glassBeads: words("муранское стекло | Murano shishasi | Murano glass"),
  leather: words("натуральная кожа | tabiiy charm | genuine leather"),
  ecoLeather: words("экокожа | eko-charm | eco leather"),
  suede: words("замша | zamsha | suede"),
  canvas: words("хлопковый канвас | paxta kanvas | cotton canvas"),
  nylon: words("водоотталкивающий нейлон | suv oʻtkazmaydigan neylon | water-repellent nylon"),
  silk: words("натуральный шёлк | tabiiy ipak | natural silk"),
  atlas: words("шёлк и хлопок (адрас) | ipak va paxta (adras) | silk and cotton (adras)"),
  viscose: words("вискоза | viskoza | viscose"),
  wool: words("шерсть мериноса | merinos juni | merino wool"),
  acrylic: words("шерсть и акрил | jun va akril | wool and acrylic"),
  cotton: words("хлопок | paxta | cotton"),
  velvet: words("бархат | baxmal | velvet"),
  satin: words("атласная ткань | atlas mato | satin"),
  straw: words("рисовая соломка | guruch somoni | rice straw"),
  acetate: words("ацетат | atsetat | acetate"),
  metal: words("лёгкий сплав | yengil qotishma | light alloy"),
  plastic: words("ударопрочный пластик | zarbga chidamli plastik | shockproof plastic"),
  silicone: words("силикон | silikon | silicone"),
  wood: words("дерево чинары | chinor yogʻochi | plane-tree wood"),
  felt: words("войлок и эфирные масла | kigiz va efir moylari | felt and essential oils"),
  braided: words("нейлоновая оплётка | neylon oʻrama | braided nylon"),
} as const;
