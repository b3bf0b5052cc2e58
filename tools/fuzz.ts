import { parseArgs } from "node:util";
import { describeFailure } from "./failure.ts";
import { fuzz } from "./fuzz/run.ts";
import setUp from "./test/e2e-setup.ts";

/**
 * `npm run fuzz -- [--requests N] [--seed S]`: random valid and invalid requests to every call, from its schema, against a
 * shop of its own with demo data (`E2E_BASE_URL=…`: a running one, which is modified).
 */
const { values } = parseArgs({
  options: { requests: { type: "string", default: "20000" }, seed: { type: "string" } },
});

try {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const end = await setUp();
  try {
    process.stdout.write(`seed ${seed}\n`);
    const report = await fuzz({
      home: process.env.E2E_BASE_URL ?? "",
      requests: Number(values.requests),
      seed,
    });
    const statuses = Object.entries(report.statuses).map(([status, times]) => `${status}: ${times}`);
    process.stdout.write(`${report.sent} requests; ${statuses.join(", ")}; then ${report.readBack} reads\n`);
    process.stdout.write(`never succeeded: ${report.neverGood.join(", ") || "none"}\n`);
    for (const complaint of report.complaints) process.stdout.write(`\n${complaint}\n`);
    if (report.complaints.length > 0) process.exitCode = 1;
  } finally {
    await end?.();
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
