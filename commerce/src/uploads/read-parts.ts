import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { ShopError } from "../shop-error.ts";

/** Parts of a multipart body in order; bytes belong to the last file. */
export type FormEvent =
  | { field: string; value: string }
  | { file: string; fileName: string | undefined }
  | { bytes: Buffer };

/** `headerSize` and `fieldSize` in bytes: what is longer is cut off. */
const limits = { parts: 10, headerSize: 4096, fieldSize: 100 };

const broken = (why: string) => new ShopError(400, "malformed_form", `The form cannot be read: ${why}`);

/** Creates the parser of a `multipart/form-data` body. @throws ShopError 415 form_expected */
export function createFormParser(contentType = ""): BusboyInstance {
  try {
    if (/^multipart\/form-data\s*;/i.test(contentType))
      return new Busboy({ headers: { "content-type": contentType }, limits, preservePath: true });
  } catch {
    // it names no boundary
  }
  throw new ShopError(415, "form_expected", "The body is not a multipart form");
}

/**
 * Parses a multipart body (RFC 7578) while it arrives: a piece is taken from the body when the events of the one before
 * are consumed.
 * @throws ShopError 400 malformed_form: a missing end, a part without a name, too many parts
 */
export async function* readParts(
  body: AsyncIterable<Buffer>,
  parser: BusboyInstance,
): AsyncGenerator<FormEvent> {
  const events: FormEvent[] = [];
  let failure: ShopError | undefined;
  const fail = (why: string) => {
    failure ??= broken(why);
  };
  const finished = new Promise<void>((resolve) => {
    parser.on("finish", resolve);
    parser.on("error", ({ message }: Error) => {
      fail(message);
      resolve();
    });
  });
  parser.on("partsLimit", () => fail("it has too many parts"));
  parser.on("field", (field: string | undefined, value) => {
    if (field === undefined) fail("a part has no name");
    else events.push({ field, value });
  });
  parser.on("file", (file: string | undefined, content, fileName) => {
    if (file === undefined) fail("a part has no name");
    else events.push({ file, fileName });
    content.on("data", (bytes: Buffer) => events.push({ bytes }));
    // also reported by the parser
    content.on("error", () => {});
  });

  // not `for await`, which would end a body whose rest must still be read
  const pieces = body[Symbol.asyncIterator]();
  for (let isOpen = true; isOpen;) {
    const piece = await pieces.next();
    isOpen = !piece.done;
    if (piece.done) parser.end();
    else {
      const taken = new Promise<void>((resolve) => parser.write(piece.value, () => resolve()));
      await Promise.race([taken, finished]);
    }
    if (!isOpen) await finished;
    if (failure) throw failure;
    yield* events.splice(0);
  }
}
