import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { TableProblem } from "./table-problem.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1251";

const headBytes = 4096;

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes of ASCII letters and separators. */
function detectUtf16(head: Buffer): TextEncoding | undefined {
  const mark = head.subarray(0, 2).toString("hex");
  if (mark === "fffe") return "utf-16le";
  if (mark === "feff") return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const many = head.length / 20;
  if (zeros[1]! > many && zeros[0] === 0) return "utf-16le";
  if (zeros[0]! > many && zeros[1] === 0) return "utf-16be";
  return undefined;
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Control characters that no table contains, and the one undefined byte of windows-1251. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const strange = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u0098]/;

/**
 * Detects the encoding of a file: UTF-8 if all of it is valid, UTF-16 by its mark or its zero bytes, otherwise
 * windows-1251, in which Excel with Russian settings saves CSV.
 */
export async function readEncoding(path: string): Promise<TextEncoding> {
  const utf16 = detectUtf16(await readHead(path));
  if (utf16) return utf16;
  return (await isUtf8(path)) ? "utf-8" : "windows-1251";
}

/**
 * Yields the text of a file in pieces, without its byte order mark.
 * @throws TableProblem encoding
 */
export async function* decodeText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (strange.test(text)) throw new TableProblem("encoding");
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new TableProblem("encoding", {}, error) : error;
  }
}
