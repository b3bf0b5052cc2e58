import { posix } from "node:path";
import { TableProblem } from "./table-problem.ts";
import { readWholeXml } from "./xml-events.ts";
import type { ZipBook } from "./zip-book.ts";

async function relationsOf(
  book: ZipBook,
  name: string,
): Promise<{ id: string; type: string; target: string }[]> {
  const { dir, base } = posix.parse(name);
  const part = await book.part(posix.join(dir, "_rels", `${base}.rels`));
  const relations: { id: string; type: string; target: string }[] = [];
  if (!part) return relations;
  await readWholeXml(part, {
    open(tag, { Id: id = "", Type: type = "", Target = "" }) {
      if (tag !== "Relationship") return;
      relations.push({
        id,
        type,
        target: Target.startsWith("/") ? Target.slice(1) : posix.join(dir, Target),
      });
    },
  });
  return relations;
}

/** The first sheet that is shown, and where the book keeps its shared texts. */
export async function findSheet(book: ZipBook): Promise<{ sheet: string; texts: string | undefined }> {
  const start = (await relationsOf(book, "")).find(({ type }) => type.endsWith("/officeDocument"));
  const workbook = start?.target ?? "xl/workbook.xml";
  const part = await book.part(workbook);
  if (!part) throw new TableProblem("broken");
  let first: string | undefined;
  await readWholeXml(part, {
    open(tag, attributes) {
      if (tag !== "sheet" || first !== undefined) return;
      if ((attributes.state ?? "visible") === "visible") first = attributes["r:id"] ?? attributes.id;
    },
  });
  const relations = await relationsOf(book, workbook);
  const sheet = relations.find(({ id, type }) => id === first && type.endsWith("/worksheet"));
  if (!sheet) throw new TableProblem("broken");
  return {
    sheet: sheet.target,
    texts: relations.find(({ type }) => type.endsWith("/sharedStrings"))?.target,
  };
}
