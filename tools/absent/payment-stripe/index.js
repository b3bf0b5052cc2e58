throw new Error("@medusajs/payment-stripe is not part of Bezak: see docs/decisions/044-absent-packages.md");
