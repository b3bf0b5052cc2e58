import { MedusaService } from "@medusajs/framework/utils";
import { Banner } from "./models/banner.ts";
import { Section } from "./models/section.ts";

/** What the shop says for itself: banners and the sections of its home page; generated methods. */
export class ContentModuleService extends MedusaService({ Banner, Section }) {}
