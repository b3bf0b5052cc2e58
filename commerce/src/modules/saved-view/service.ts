import { MedusaService } from "@medusajs/framework/utils";
import { SavedViewModel } from "./models/saved-view.ts";

export class SavedViewModuleService extends MedusaService({ SavedView: SavedViewModel }) {}
