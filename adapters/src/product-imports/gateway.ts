import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { asMember, type Buyer } from "../buyer.ts";
import type { FormBody } from "../form-body.ts";
import type { Commerce } from "../medusa.ts";

const base = "/vendor/product-imports";
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;

/** Until a file begins to come; it is written while it is sent. */
const FILE_MS = 30_000;

/** Imports of goods; the shapes and sentences are commerce's, which is told who reads them. */
export function productImportsGateway(commerce: Commerce) {
  const file = (path: string, query: { language: Language; format?: TableFormat }, member: Buyer) =>
    commerce.file("GET", path, { query, timeoutMs: FILE_MS, ...asMember(member) });

  const move = async (id: string, verb: "start" | "cancel", language: Language, member: Buyer) => {
    const call = { query: { language }, ...asMember(member) };
    return (await commerce.post<{ import: ProductImport }>(`${one(id)}/${verb}`, call)).import;
  };

  return {
    template: (format: TableFormat, language: Language, member: Buyer) =>
      file(`${base}/template`, { format, language }, member),

    exported: (format: TableFormat, language: Language, member: Buyer) =>
      file(`${base}/export`, { format, language }, member),

    errors: (id: string, language: Language, member: Buyer) =>
      file(`${one(id)}/errors`, { language }, member),

    list: (query: { page: number; limit: number; language: Language }, member: Buyer) =>
      commerce.get<{ imports: ProductImport[]; count: number }>(base, { query, ...asMember(member) }),

    async send(form: FormBody, language: Language, member: Buyer): Promise<ProductImport> {
      const path = `${base}?language=${language}`;
      return (await commerce.postForm<{ import: ProductImport }>(path, form, asMember(member))).import;
    },

    async read(id: string, language: Language, member: Buyer): Promise<ProductImport> {
      const call = { query: { language }, ...asMember(member) };
      return (await commerce.get<{ import: ProductImport }>(one(id), call)).import;
    },

    start: (id: string, language: Language, member: Buyer) => move(id, "start", language, member),
    cancel: (id: string, language: Language, member: Buyer) => move(id, "cancel", language, member),
  };
}
