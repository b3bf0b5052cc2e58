import type { MedusaContainer, RegionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createRegionsWorkflow, updateRegionsWorkflow } from "@medusajs/medusa/core-flows";

/** The one region: Uzbekistan in sum, with every registered payment provider. Prices include tax. */
export async function setUpRegion(container: MedusaContainer): Promise<RegionDTO> {
  const payment_providers = await paymentProviderIds(container);
  const [region] = await container.resolve(Modules.REGION).listRegions({ currency_code: "uzs" });
  if (region) {
    await updateRegionsWorkflow(container).run({
      input: { selector: { id: region.id }, update: { payment_providers } },
    });
    return region;
  }
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: "Uzbekistan",
          currency_code: "uzs",
          countries: ["uz"],
          automatic_taxes: false,
          is_tax_inclusive: true,
          payment_providers,
        },
      ],
    },
  });
  return result[0]!;
}

/** Uses the engine's own test provider only when no other is registered. */
async function paymentProviderIds(container: MedusaContainer): Promise<string[]> {
  const providers = await container.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true });
  const ids = providers.map(({ id }) => id);
  const own = ids.filter((id) => id !== "pp_system_default");
  return own.length ? own : ids;
}
