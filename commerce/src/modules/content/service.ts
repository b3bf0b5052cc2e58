import { MedusaService } from "@medusajs/framework/utils";
import { ContentVersionModel } from "./models/content-version.ts";
import { BannerModel } from "./models/banner.ts";
import { SectionModel } from "./models/section.ts";

export class ContentModuleService extends MedusaService({
  Banner: BannerModel,
  Section: SectionModel,
  ContentVersion: ContentVersionModel,
}) {}
