throw new Error("connect-dynamodb is not part of Bezak: see docs/decisions/044-absent-packages.md");
