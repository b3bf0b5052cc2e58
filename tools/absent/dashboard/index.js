throw new Error("@medusajs/dashboard is not part of Bezak: see docs/decisions/044-absent-packages.md");
