throw new Error(
  "@medusajs/analytics-posthog is not part of Bezak: see docs/decisions/044-absent-packages.md",
);
