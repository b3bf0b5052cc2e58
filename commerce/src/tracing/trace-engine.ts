import { Query } from "@medusajs/framework";
import { TransactionOrchestrator } from "@medusajs/framework/orchestration";
import type { Tracer } from "@opentelemetry/api";
import { inSpan } from "./current-span.ts";

/**
 * Makes spans of the engine's workflows, their steps and `query.graph`. They name what runs and nothing that it runs on: the
 * engine's own hooks also set idempotency keys, and errors as they are.
 */
export function traceEngine(tracer: Tracer): void {
  TransactionOrchestrator.traceTransaction = (resume, { model_id: workflow }) =>
    inSpan(tracer, `workflow ${workflow}`, {}, resume);
  TransactionOrchestrator.traceStep = (run, { action, type, attempts }) =>
    inSpan(tracer, `step ${action}`, { "workflow.step.type": type, "workflow.step.attempts": attempts }, run);
  Query.instrument.graphQuery((run, { entity }) => inSpan(tracer, `query.graph ${entity}`, {}, run));
}
