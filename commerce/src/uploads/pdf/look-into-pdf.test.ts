import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  disguisedPdfs,
  packedPdf,
  pdf,
  refusedPdfs,
} from "../../../integration-tests/http/uploads/malicious-files.ts";
import { isRefusedPdf } from "./look-into-pdf.ts";

describe("isRefusedPdf", () => {
  it.each(Object.entries(refusedPdfs))("rejects a PDF that %s", (_, bytes) => {
    expect(isRefusedPdf(bytes)).toBe(true);
  });

  it.each(disguisedPdfs)("rejects a PDF with %s", (_, bytes) => {
    expect(isRefusedPdf(bytes)).toBe(true);
  });

  const picture = deflateSync(Buffer.alloc(20_000_000)).toString("latin1");

  it.each([
    ["a place to open at", pdf("/OpenAction[1 0 R /XYZ null null 0]")],
    ["a place after white space and a comment", pdf("/OpenAction\0%x\n [1 0 R/Fit]")],
    ["longer names that begin alike", pdf("/AAAAAA+Onest 5 0 R/EncryptMetadata true/OpenActions 5 0 R")],
    [
      "an outline before a large picture",
      pdf(`/First 5 0 R/Filter/FlateDecode>>stream\n${picture}\nendstream<<`),
    ],
    ["packed objects", packedPdf("<</Type/Page>>")],
    ["packed objects of a list of one filter", packedPdf("<</Type/Page>>", "/Filter [ /FlateDecode ]")],
    ["such letters in a picture by chance", pdf(">>stream\n\xff/JS(\xff/AA \nendstream endobj 2 0 obj<<")],
  ])("accepts a PDF with %s", (_, bytes) => {
    expect(isRefusedPdf(bytes)).toBe(false);
  });
});
