throw new Error(
  "@opentelemetry/instrumentation-pg is not part of Bezak: see docs/decisions/044-absent-packages.md",
);
