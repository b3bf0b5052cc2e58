import type { FastifyInstance } from "fastify";
import { faultNames, gateways } from "./faults.ts";
import type { Faults } from "./faults.ts";
import { formField } from "./http/form.ts";

/** Faults requested by tests: `POST /control {gateway, fault, on?, account?, times?}` or `{reset: true}`. */
export function addControl(app: FastifyInstance, faults: Faults): void {
  app.get("/control", () => ({ faults: faults.list() }));
  app.post("/control", (request, reply) => {
    if ((request.body as { reset?: unknown } | null)?.reset === true) {
      faults.reset();
      return { faults: faults.list() };
    }
    const gateway = gateways.find((one) => one === formField(request, "gateway"));
    const fault = faultNames.find((one) => one === formField(request, "fault"));
    const times = Number(formField(request, "times") || "1");
    if (!gateway || !fault || !Number.isInteger(times))
      return reply.status(400).send({
        error: `Give gateway (${gateways.join(", ")}), fault (${faultNames.join(", ")}) and an integer for times.`,
      });
    const [on, account] = [formField(request, "on"), formField(request, "account")];
    faults.set({ gateway, fault, on: on || undefined, account: account || undefined, times });
    return { faults: faults.list() };
  });
}
