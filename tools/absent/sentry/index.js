throw new Error("@sentry/node is not part of Bezak: see docs/decisions/044-absent-packages.md");
