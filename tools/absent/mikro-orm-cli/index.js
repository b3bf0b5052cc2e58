throw new Error("@mikro-orm/cli is not part of Bezak: see docs/decisions/044-absent-packages.md");
