throw new Error("@opentelemetry/resources is not part of Bezak: see docs/decisions/044-absent-packages.md");
