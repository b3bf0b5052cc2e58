import { MedusaService } from "@medusajs/framework/utils";
import { Banner } from "./models/banner.ts";
import { Section } from "./models/section.ts";

export class ContentModuleService extends MedusaService({ Banner, Section }) {}
