throw new Error(
  "@opentelemetry/sdk-trace-node is not part of Bezak: see docs/decisions/044-absent-packages.md",
);
