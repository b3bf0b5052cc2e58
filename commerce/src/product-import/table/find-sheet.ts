import { posix } from "node:path";
import { TableProblem } from "./table-problem.ts";
import { tableLimits } from "./table-row.ts";
import { readWholeXml } from "./xml-events.ts";
import type { WorkbookArchive } from "./workbook-archive.ts";

async function readRelations(
  book: WorkbookArchive,
  name: string,
): Promise<{ id: string; type: string; target: string }[]> {
  const { dir, base } = posix.parse(name);
  const part = await book.part(posix.join(dir, "_rels", `${base}.rels`), tableLimits.listBytes);
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

/** Names of the workbook's parts to read. */
export interface SheetParts {
  /** the first visible one */
  sheet: string;
  texts: string | undefined;
  styles: string | undefined;
}

export async function findSheet(book: WorkbookArchive): Promise<SheetParts> {
  const start = (await readRelations(book, "")).find(({ type }) => type.endsWith("/officeDocument"));
  const workbook = start?.target ?? "xl/workbook.xml";
  const part = await book.part(workbook, tableLimits.listBytes);
  if (!part) throw new TableProblem("broken");
  let first: string | undefined;
  await readWholeXml(part, {
    open(tag, attributes) {
      if (tag !== "sheet" || first !== undefined) return;
      if ((attributes.state ?? "visible") === "visible") first = attributes["r:id"] ?? attributes.id;
    },
  });
  const relations = await readRelations(book, workbook);
  const sheet = relations.find(({ id, type }) => id === first && type.endsWith("/worksheet"));
  if (!sheet) throw new TableProblem("broken");
  const getPart = (kind: string) => relations.find(({ type }) => type.endsWith(kind))?.target;
  return { sheet: sheet.target, texts: getPart("/sharedStrings"), styles: getPart("/styles") };
}
