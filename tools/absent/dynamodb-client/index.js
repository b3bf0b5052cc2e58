throw new Error("@aws-sdk/client-dynamodb is not part of Bezak: see docs/decisions/044-absent-packages.md");
