import { MedusaService } from "@medusajs/framework/utils";
import { ShopSetting } from "./models/shop-setting.ts";

/** Stored settings of the shop (the engine's own `settings` module keeps dashboard views, hence another name). */
export class ShopSettingsModuleService extends MedusaService({ ShopSetting }) {}
