import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { onEveryVisit, onFirstVisits, onProductsOnly } from "./build/first-visit.ts";

/** Packages that every page uses: one chunk, for fewer requests; without the parts that no first visit uses. */
const core =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*(?:infiniteQueryObserver|useInfiniteQuery|useMutationState))/;

/** Names of chunks that every document loads. */
const onEveryPage = new Set(["core", "shared", "shell", "shop-shell", "rolldown-runtime"]);
const always = new RegExp(`^assets/(?:${[...onEveryPage].join("|")})-`);

const ours = /(ui-kit|storefront)[\\/]src[\\/]|node_modules[\\/]lucide-react[\\/]/;
const isFirst = onFirstVisits();
const isOfProducts = onProductsOnly();
const isEverywhere = onEveryVisit();

const styleSingleton = new URL("src/lib/style-singleton.ts", import.meta.url).pathname;

/**
 * React-router gives names to its components when it loads, which keeps those that no page uses: forms, prefetching, the
 * framework mode, 4 KB of every first visit. Without the names they are tree-shaken.
 */
const withoutUnusedRouter: Plugin = {
  name: "without-unused-router",
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\// },
    handler: (source) => ({
      code: source
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/= (React\$\d+\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), withoutUnusedRouter],
  resolve: {
    alias: [{ find: /^react-style-singleton$/, replacement: styleSingleton }],
  },
  // the server bundle contains its dependencies: one file to load, without resolution at the start
  ssr: command === "build" ? { noExternal: true } : {},
  build: {
    target: "es2022",
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          outDir: "dist/client",
          manifest: true,
          modulePreload: {
            polyfill: false,
            // every document loads these already: the lists of chunks, which first visits load, leave them out
            resolveDependencies: (_file, chunks) => chunks.filter((chunk) => !always.test(chunk)),
          },
          rollupOptions: {
            input: ["src/entry-client.tsx", "src/entry-early.ts"],
            // inlines method and path of a call where it is made, instead of collecting them in the first chunk that
            // makes a call
            optimization: { inlineConst: { mode: "all" } },
            output: {
              // short hashes, since every first visit loads the lists of chunks; seven letters are unique within a build
              chunkFileNames: ({ name }) =>
                onEveryPage.has(name) ? `assets/${name}-[hash:7].js` : "assets/[hash:7].js",
              assetFileNames: "assets/[hash:7][extname]",
              codeSplitting: {
                groups: [
                  { name: "core", test: core },
                  // shared code of several pages: few chunks instead of many tiny ones; the panels' previews count too
                  {
                    name: (id, build) => (isFirst(id, build) ? "shared" : null),
                    test: ours,
                    minShareCount: 8,
                  },
                  {
                    name: (id, build) => (isOfProducts(id, build) ? "product" : null),
                    test: ours,
                    minShareCount: 3,
                  },
                  // code of all visits gets no chunk of its own just because a panel uses it too
                  {
                    name: (id, build) => (isEverywhere(id, build) ? "shell" : null),
                    test: ours,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        }),
  },
}));
