// The engine registers nothing from a file with this mark (`isFileSkipped` in @medusajs/utils).
exports[Symbol.for("__MEDUSA_SKIP_FILE__")] = true;
