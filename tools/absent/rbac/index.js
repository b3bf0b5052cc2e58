throw new Error("@medusajs/rbac is not part of Bezak: see docs/decisions/044-absent-packages.md");
