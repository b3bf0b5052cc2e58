import { join } from "node:path";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import type { PageSource, Renderer } from "./read-build.ts";

const root = join(import.meta.dirname, "..");

/** Styles the rendered page used, written into the document so that it never shows unstyled; Vite takes them over. */
async function stylesInUse(vite: ViteDevServer): Promise<string> {
  const graph = vite.environments.ssr.moduleGraph;
  const styles = [...graph.idToModuleMap.values()].filter(({ id }) => id !== null && /\.css$/.test(id));
  const written = await Promise.all(
    styles.map(async ({ id, url }) => {
      const module = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
      return `<style data-vite-dev-id="${id}">${module.default}</style>`;
    }),
  );
  return written.join("");
}

/** Pages straight from the sources, with hot reload. */
export async function createDevPages(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);
  const load = async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as Renderer;
  return {
    render: async (input) => (await load()).render(input),
    // nothing is kept here, so that each address may have its own
    unknownAddress: () => null,
    tags: async () => {
      const styles = await stylesInUse(vite);
      const head = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
      const scripts = /<head>([\s\S]*?)<\/head>/.exec(head)?.[1] ?? "";
      return {
        head: `${scripts}<script type="module" async src="/src/entry-early.ts"></script>${styles}`,
        end: `<script type="module" src="/src/entry-client.tsx"></script>`,
      };
    },
  };
}
