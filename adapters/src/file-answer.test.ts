import { expect, it } from "vitest";
import { dispositionOf, fileNameOf } from "./file-answer.ts";

it("names a file so that no sign of its name ends the header or the quotes", () => {
  const header = dispositionOf('Товары "x"\r\nset-cookie: a=b; filename=y.csv');
  expect(header).toMatch(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(header.split("''")[1] ?? "")).toContain('Товары "x"\r\n');
});

it("reads the name that commerce gave, and has one where it gave none", () => {
  expect(fileNameOf('attachment; filename="labels.pdf"')).toBe("labels.pdf");
  expect(fileNameOf(undefined)).toBe("file");
});
