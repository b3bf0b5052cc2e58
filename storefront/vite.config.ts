import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { onEveryVisit, onFirstVisits, onProductsOnly } from "./build/first-visit.ts";

/** Packages of every page: one chunk, so that a page needs few requests. */
const core = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/]/;

/** Our own code and its icons. */
const ours = /(ui-kit|storefront)[\\/]src[\\/]|node_modules[\\/]lucide-react[\\/]/;
const isFirst = onFirstVisits();
const isOfProducts = onProductsOnly();
const isEverywhere = onEveryVisit();

const router = new URL("../node_modules/react-router/dist/production/", import.meta.url).pathname;

const styleSingleton = new URL("src/lib/style-singleton.ts", import.meta.url).pathname;

/**
 * react-router is one file. Names for development tools are given to its components as it loads, which keeps those
 * that no page uses: forms, prefetching, server components. Without the names they are left out.
 */
const withoutUnusedRouter: Plugin = {
  name: "without-unused-router",
  transform: {
    filter: { id: /react-router\/dist\/production\/chunk-/ },
    handler: (source) => ({
      code: source
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), withoutUnusedRouter],
  resolve: {
    alias: [
      { find: /^react-style-singleton$/, replacement: styleSingleton },
      // react-router's exports always name its development build, warnings included
      ...(command === "build"
        ? [
            { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
            { find: /^react-router$/, replacement: `${router}index.mjs` },
          ]
        : []),
    ],
  },
  // the server bundle carries what it renders with: one file to load, no resolution at start
  ssr: command === "build" ? { noExternal: true } : {},
  build: {
    target: "es2022",
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          outDir: "dist/client",
          manifest: true,
          modulePreload: { polyfill: false },
          rollupOptions: {
            input: ["src/entry-client.tsx", "src/entry-early.ts"],
            // method and path of a call stand where it is made, not all of them in the first file that makes one
            optimization: { inlineConst: { mode: "all" } },
            output: {
              // the lists of what to load are part of every first visit: seven letters tell files of one build apart
              chunkFileNames: ({ name }) =>
                name === "core" ? "assets/core-[hash:7].js" : "assets/[hash:7].js",
              assetFileNames: "assets/[hash:7][extname]",
              codeSplitting: {
                groups: [
                  { name: "core", test: core },
                  // what several pages use: few files instead of a crowd of tiny ones
                  {
                    name: (id, build) => (isFirst(id, build) ? "shared" : null),
                    test: ours,
                    minShareCount: 6,
                  },
                  {
                    name: (id, build) => (isOfProducts(id, build) ? "product" : null),
                    test: ours,
                    minShareCount: 3,
                  },
                  // what all visits load is no file of its own because a panel uses it too
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
