import { expect, it } from "vitest";
import { getSlug } from "./slug.ts";

it.each([
  ["Кольцо «Лола», серебро 925", "koltso-lola-serebro-925"],
  ["Oʻzbek doʻppi", "ozbek-doppi"],
  ["Қўл соати", "qol-soati"],
  ["Café  Ångström", "cafe-angstrom"],
  ["<script>alert(1)</script>", "script-alert-1-script"],
  ["???", "product"],
  ["prod_01", "product-prod-01"],
  ["Search!", "product-search"],
  ["Щ".repeat(100), "sh".repeat(40)],
])("%s -> %s", (name, slug) => expect(getSlug(name)).toBe(slug));
