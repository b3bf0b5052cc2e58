throw new Error("@medusajs/admin-bundler is not part of Bezak: see docs/decisions/044-absent-packages.md");
