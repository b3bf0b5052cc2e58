import { deflateSync, crc32 } from "node:zlib";
import sharp from "sharp";

/** A valid picture of this size. */
export const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#c03020" } });

/** A PNG of this size in one colour: a few kilobytes that unpack to gigabytes. */
function toPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(20_000_000));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Different for each frame, since equal frames would be merged. */
const noise = Buffer.from(Array.from({ length: 20 * 60 * 3 }, (_, at) => (at * 7919) % 251));

/** An animation of three frames; a bomb has thousands. */
const film = (format: "webp" | "gif") =>
  sharp(noise, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    [format]({ loop: 0, delay: [50, 50, 50] })
    .toBuffer();

export const page = "<!doctype html><html><script>alert(document.domain)</script></html>";
export const pdf = (inside = "") =>
  Buffer.from(
    `%PDF-1.4\n%\xe2\xe3\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    "latin1",
  );

/** Objects in a compressed stream, as since PDF 1.5. */
export function packedPdf(objects: string, more = "/Filter/FlateDecode", kind = "/Type/ObjStm"): Buffer {
  const stream = deflateSync(Buffer.from(`1 0 ${objects}`, "latin1"));
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj<<${kind}/N 1/First 4${more}/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from("\nendstream endobj\n%%EOF\n"),
  ]);
}

/** A compressed stream with a wrong checksum, which readers ignore. */
function spoiledPdf(): Buffer {
  const bytes = packedPdf("<</OpenAction 5 0 R>>");
  bytes[bytes.indexOf("\nendstream") - 1]! ^= 1;
  return bytes;
}

/** Documents that run something when opened, or are encrypted, as readers write them. */
export const refusedPdfs = {
  runs: pdf("/OpenAction<</S/JavaScript/JS(app.alert(1))>>"),
  "runs in disguise": pdf("/OpenAction<</S/J#61vaScript>>"),
  "opens an address": pdf("/OpenAction<</S/URI/URI(https://x.example)>>"),
  "opens an action of its own": pdf("/OpenAction 5 0 R"),
  "acts on a page": pdf("/AA <</O 7 0 R>>"),
  "has a file": pdf("/Names<</EmbeddedFiles 3 0 R>>"),
  "is locked": pdf(">>endobj\ntrailer<</Encrypt 9 0 R"),
  "runs from a packed object": packedPdf("<</S/JavaScript/JS(1)>>"),
  "opens something packed": packedPdf("<</OpenAction 5 0 R>>"),
};

/** Documents that run something or are encrypted in a form that readers understand and a simple search misses. */
export const disguisedPdfs: [what: string, file: Buffer][] = [
  ["a comment before the value", pdf("/OpenAction%x\n<</S/URI/URI(https://x.example)>>")],
  ["a NUL before the value", pdf("/OpenAction\0<</S/URI/URI(https://x.example)>>")],
  ["a comment inside the value", pdf("/OpenAction 5%x\r0 R")],
  ["a comment that a bracket is in", pdf("/OpenAction%[\n5 0 R")],
  ["a lock after a comment", pdf(">>endobj\ntrailer<</Encrypt%x\n5 0 R")],
  ["a lock after a NUL", pdf(">>endobj\ntrailer<</Encrypt\0 5 0 R")],
  ["a lock with a coded name", pdf(">>endobj\ntrailer<</#45ncrypt\0 5 0 R")],
  ["a page's act after a comment", pdf("/AA%x\n5 0 R")],
  ["an act between words that look like a stream", pdf("/X(stream )/AA 5 0 R/Y(endstream)")],
  ["an opening between such words", pdf("/X(stream )/OpenAction 5 0 R/Y(endstream)")],
  [
    "objects after a text that looks like a stream",
    packedPdf("<</OpenAction 5 0 R>>", "/X(stream )/Filter/FlateDecode"),
  ],
  ["objects of a stream that is called nothing", packedPdf("<</AA 5 0 R>>", "/Filter/FlateDecode", "")],
  [
    "objects that are packed twice",
    packedPdf(deflateSync("<</S/JavaScript>>").toString("latin1"), "/Filter[/FlateDecode/FlateDecode]"),
  ],
  ["objects with a wrong sum", spoiledPdf()],
];

const megabytes = 10;

/** Ten megabytes of names written with escape codes. */
export const codedPdf = () =>
  Buffer.concat([pdf(), Buffer.alloc(megabytes * 1_000_000 - 1000, "/#41"), Buffer.from("\n%%EOF\n")]);

/** Hundreds of compressed streams that unpack to more than the limit of one. */
function pdfOfBombs(): Buffer {
  const bomb = packedPdf(" ".repeat(17_000_000));
  return Buffer.concat(Array.from({ length: 500 }, () => bomb));
}

type MaliciousFile = [
  what: string,
  file: () => Promise<Buffer> | Buffer,
  status: number,
  code: string,
  type?: string,
];

/** Files that must never be stored; each pretends by name and header to be a picture. */
export const maliciousFiles: MaliciousFile[] = [
  ["a page", () => Buffer.from(page), 415, "file_type_refused"],
  [
    "an SVG with a script",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
    ...([415, "file_type_refused"] as const),
  ],
  ["an SVG after a declaration", () => Buffer.from(`<?xml version="1.0"?><svg/>`), 415, "file_type_refused"],
  ["a GIF that is a script", () => Buffer.from("GIF89a/*\0\0*/=1;alert(1)//;"), 415, "file_type_refused"],
  ["an animated GIF", () => film("gif"), 415, "file_type_refused"],
  ["an animated WebP", () => film("webp"), 415, "file_type_refused"],
  ["a program", () => Buffer.from("\x7fELF\x02\x01\x01\0".padEnd(500, "\0")), 415, "file_type_refused"],
  ["an archive", () => Buffer.from("PK\x03\x04".padEnd(500, "\0")), 415, "file_type_refused"],
  ["a TIFF", async () => photo(20, 20).tiff().toBuffer(), 415, "file_type_refused"],
  [
    "a page before a PDF",
    () => Buffer.concat([Buffer.from(page), pdf()]),
    415,
    "file_type_refused",
    "document",
  ],
  ["a page in a PDF's head", () => pdf(`/X(${page})`), 415, "file_type_refused", "document"],
  // one of each kind; the others: `look-into-pdf.test.ts`
  ["a PDF that runs", () => refusedPdfs.runs, 415, "pdf_refused", "chat"],
  ["a PDF that is locked", () => refusedPdfs["is locked"], 415, "pdf_refused", "document"],
  ["a PDF of bombs", pdfOfBombs, 415, "pdf_refused", "document"],
  ["a PDF as an avatar", () => pdf(), 415, "file_type_refused", "avatar"],
  ["a PDF without an end", () => Buffer.from("%PDF-1.4\n1 0 obj"), 400, "file_unreadable", "document"],
  ["a beginning of a JPEG", () => Buffer.from("ffd8ffe000104a464946", "hex"), 400, "file_unreadable"],
  [
    "a script with a JPEG's first bytes",
    () => Buffer.from("\xff\xd8\xff=1;alert(1)", "latin1"),
    400,
    "file_unreadable",
  ],
  ["half a PNG", async () => (await photo().png().toBuffer()).subarray(0, 900), 400, "file_unreadable"],
  [
    "an AVIF that is none",
    () => Buffer.from("\0\0\0\x18ftypavif\0\0\0\0avifmif1".padEnd(200, "\0")),
    400,
    "file_unreadable",
  ],
  ["a bomb of 900 megapixels", () => toPng(30_000, 30_000), 413, "picture_too_large"],
  ["a bomb of one row", () => toPng(1, 2_000_000_000), 400, "file_unreadable"],
  [
    "a file of eleven megabytes",
    () => Buffer.alloc(11_000_000, "\xff\xd8\xff", "latin1"),
    413,
    "file_too_large",
  ],
  ["an empty file", () => Buffer.alloc(0), 400, "invalid_input"],
];
