import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BusboyInstance } from "@fastify/busboy";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { ShopError } from "../shop-error.ts";
import { readParts } from "./read-parts.ts";
import { receivedPrefix, shownField } from "./receive-form.ts";

/** A table in a temporary location until it is read. */
export interface ReceivedTable {
  path: string;
  /** the sender's file name, for display */
  name: string;
  /** its first bytes */
  head: Buffer;
}

const headBytes = 1024;
const nameLetters = 120;

const invalid = (field: string) =>
  new ShopError(400, "invalid_input", `The field ${field} is not as it should be`, {
    fields: { [field]: "invalid" },
  });

/** Returns the last part of a path, without characters that are invalid in names. */
export function shownName(name: string | undefined): string {
  const plain = (name ?? "")
    .replaceAll("%22", '"')
    .replace(/%0[DA]/gi, "")
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, "");
  const last = plain.split(/[/\\]/).at(-1)?.trim() ?? "";
  return [...last.toWellFormed()].slice(0, nameLetters).join("") || "table";
}

/**
 * Reads a form whose only field is `file`, a table, and passes it to `use`; afterwards the temporary file is always
 * deleted.
 * @throws ShopError 400 malformed_form, invalid_input; 413 table_too_large
 */
export async function receiveTable<T>(
  body: AsyncIterable<Buffer>,
  parser: BusboyInstance,
  use: (table: ReceivedTable) => Promise<T>,
): Promise<T> {
  const path = join(tmpdir(), receivedPrefix + randomBytes(16).toString("hex"));
  const handle = await open(path, "wx", 0o600);
  let name: string | undefined;
  let size = 0;
  let head = Buffer.alloc(0);
  try {
    for await (const event of readParts(body, parser)) {
      if ("bytes" in event) {
        size += event.bytes.length;
        if (size > sellerLimits.importBytes)
          throw new ShopError(413, "table_too_large", "The table is too large");
        if (head.length < headBytes) head = Buffer.concat([head, event.bytes]).subarray(0, headBytes);
        await handle.writeFile(event.bytes);
      } else if ("field" in event) throw invalid(shownField(event.field));
      else if (event.file !== "file" || name !== undefined) throw invalid(shownField(event.file));
      else name = shownName(event.fileName);
    }
    if (name === undefined) throw invalid("file");
    await handle.close();
    return await use({ path, name, head });
  } finally {
    await handle.close();
    await rm(path, { force: true });
  }
}
