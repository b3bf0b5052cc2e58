throw new Error("@medusajs/auth-oidc is not part of Bezak: see docs/decisions/044-absent-packages.md");
