import { join } from "node:path";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import type { PageSource, Renderer } from "./read-build.ts";

const root = join(import.meta.dirname, "..");

/** Styles that the rendered page used, inlined to avoid a flash of unstyled content; Vite replaces them. */
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

/** Renders pages from the sources, with hot reload. */
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
    // without a cache each address may be rendered by itself
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
