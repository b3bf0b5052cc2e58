import { expect, it } from "vitest";
import { toDisposition, toFileName } from "./file-answer.ts";

it("escapes a file name, so that it cannot end the header or the quotes", () => {
  const header = toDisposition('Товары "x"\r\nset-cookie: a=b; filename=y.csv');
  expect(header).toMatch(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(header.split("''")[1] ?? "")).toContain('Товары "x"\r\n');
});

it("reads the file name from commerce, with a default", () => {
  expect(toFileName('attachment; filename="labels.pdf"')).toBe("labels.pdf");
  expect(toFileName(undefined)).toBe("file");
});
