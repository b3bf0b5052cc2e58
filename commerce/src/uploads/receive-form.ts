import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BusboyInstance } from "@fastify/busboy";
import { pdfTypes, uploadLimits, uploadTypes, type UploadType } from "@bezak/contract/upload-types.ts";
import { ShopError } from "../shop-error.ts";
import { readParts, type FormEvent } from "./read-parts.ts";
import { headBytes, sniffType, type FileKind } from "./sniff-type.ts";

/** A file in a temporary location until it is stored or rejected. */
export interface ReceivedFile {
  path: string;
  kind: FileKind;
  /** bytes */
  size: number;
  type: UploadType;
}

/** Prefix of temporary files; those left by a killed process are swept. */
export const receivedPrefix = "bezak-upload-";

const refused = (kind: string) => new ShopError(415, "file_type_refused", `This is not kept: ${kind}`);
/** The name of an unexpected field, as an error names it. */
export const shownField = (name: string) => name.slice(0, 50) || "form";
const invalid = (field: string) =>
  new ShopError(400, "invalid_input", `The field ${field} is not as it should be`, {
    fields: { [field]: "invalid" },
  });

/** Writes a file while it arrives; checks its type by the first bytes and its size continuously. */
class Incoming {
  readonly path = join(tmpdir(), receivedPrefix + randomBytes(16).toString("hex"));
  size = 0;
  private head = Buffer.alloc(0);
  private handle: Awaited<ReturnType<typeof open>> | undefined;

  async take(bytes: Buffer): Promise<void> {
    this.size += bytes.length;
    if (this.size > uploadLimits.bytes) throw new ShopError(413, "file_too_large", "The file is too large");
    if (this.head.length < headBytes) {
      this.head = Buffer.concat([this.head, bytes.subarray(0, headBytes - this.head.length)]);
      if (this.head.length === headBytes) this.kind();
    }
    this.handle ??= await open(this.path, "wx", 0o600);
    await this.handle.writeFile(bytes);
  }

  kind(): FileKind {
    const kind = sniffType(this.head);
    if (!kind) throw refused("neither a picture nor a PDF");
    return kind;
  }

  async close(): Promise<void> {
    await this.handle?.close();
    this.handle = undefined;
  }
}

function getType(word: string | undefined): UploadType {
  const type = uploadTypes.find((one) => one === (word ?? "image"));
  if (!type) throw invalid("type");
  return type;
}

/**
 * Reads the form of an upload, `file` and optionally `type` in either order, and passes the file to `use`; afterwards
 * the temporary file is always deleted.
 * @throws ShopError 400 malformed_form, invalid_input; 413 file_too_large; 415 file_type_refused
 */
export async function receiveForm<T>(
  body: AsyncIterable<Buffer>,
  parser: BusboyInstance,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  let incoming: Incoming | undefined;
  let word: string | undefined;

  async function take(event: FormEvent): Promise<void> {
    if ("bytes" in event) return incoming?.take(event.bytes);
    if ("file" in event) {
      if (event.file !== "file" || incoming) throw invalid(shownField(event.file));
      incoming = new Incoming();
    } else {
      if (event.field !== "type" || word !== undefined) throw invalid(shownField(event.field));
      word = event.value;
    }
  }

  try {
    for await (const event of readParts(body, parser)) await take(event);
    const type = getType(word);
    if (!incoming || incoming.size === 0) throw invalid("file");
    await incoming.close();
    const kind = incoming.kind();
    if (kind === "pdf" && !pdfTypes.includes(type)) throw refused(`a PDF as ${type}`);
    return await use({ path: incoming.path, kind, size: incoming.size, type });
  } finally {
    await incoming?.close();
    if (incoming) await rm(incoming.path, { force: true });
  }
}
