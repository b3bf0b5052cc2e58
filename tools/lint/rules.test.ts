import { expect, test } from "vitest";
import { lintSamples } from "./lint-samples.ts";

const component = (body: string) =>
  `import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
let count = 0;
export function Sample({ list, name }: { list: string[]; name: string }) {
  ${body}
}
export const keep = [use, useCallback, useEffect, useMemo, useRef, useState, () => (count += 1)];
`;
const late = "const late = () => Promise.resolve(1);\n";

const kit = "ui-kit/src/a.tsx";
const refused: [rule: string, file: string, code: string][] = [
  ["typescript(no-explicit-any)", "adapters/src/a.ts", "export const one: any = 1;\n"],
  ["typescript(ban-ts-comment)", "adapters/src/a.ts", "// @ts-ignore\nexport const one = 1;\n"],
  ["typescript(ban-ts-comment)", "adapters/src/a.ts", "// @ts-expect-error\nexport const one = 1;\n"],
  [
    "typescript(consistent-type-imports)",
    "adapters/src/a.ts",
    `import { A } from "./b.ts";\nexport const a = null as unknown as A;\n`,
  ],
  ["typescript(no-floating-promises)", "commerce/src/a.ts", `${late}late();\n`],
  ["typescript(no-misused-promises)", "commerce/src/a.ts", `${late}if (late()) late().catch(String);\n`],
  [
    "typescript(no-misused-promises)",
    "commerce/src/a.ts",
    `${late}[1].forEach(async () => { await late(); });\n`,
  ],
  ["eslint(no-unused-vars)", "adapters/src/a.ts", "const one = 1;\nexport const two = 2;\n"],
  ["eslint(no-console)", "adapters/src/a.ts", `console.log("x");\n`],
  ["eslint(eqeqeq)", "tools/a.ts", "export const is = (one: unknown) => one == 1;\n"],
  ["eslint(max-lines)", "adapters/src/a.ts", "export const one = 1;\n".padEnd(400, "\n")],
  ["react-hooks(rules-of-hooks)", kit, component("if (name) return null; return useState(1)[0];")],
  [
    "react-hooks(exhaustive-deps)",
    kit,
    component("useEffect(() => void globalThis.alert(name), []); return null;"),
  ],
  ["react(purity)", kit, component("return <i>{Math.random()}</i>;")],
  ["react(refs)", kit, component("const box = useRef(1); return <i>{box.current}</i>;")],
  [
    "react(immutability)",
    kit,
    component("const [one] = useState({ two: 2 }); one.two = 3; return <i>{one.two}</i>;"),
  ],
  ["react(globals)", kit, component("count += 1; return <i>{name}</i>;")],
  [
    "react(set-state-in-render)",
    kit,
    component("const [one, setOne] = useState(1); setOne(2); return <i>{one}</i>;"),
  ],
  [
    "react(set-state-in-effect)",
    kit,
    component("const [one, setOne] = useState(1); useEffect(() => { setOne(2); }, []); return <i>{one}</i>;"),
  ],
  ["react(static-components)", kit, component("const Part = () => <i />; return <Part />;")],
  ["react(error-boundaries)", kit, component("try { return <i>{name}</i>; } catch { return null; }")],
  [
    "react(use-memo)",
    kit,
    component("const one = useMemo(async () => name, [name]); return <i>{String(one)}</i>;"),
  ],
  ["regexp(no-super-linear-backtracking)", "commerce/src/text/a.ts", String.raw`export const a = /(a+)+$/;`],
  [
    "regexp(no-super-linear-backtracking)",
    "adapters/contract/src/a.ts",
    String.raw`export const a = /^\s*(.*?)\s*$/s;`,
  ],
  ["regexp(no-super-linear-move)", "adapters/src/a.ts", String.raw`export const a = /\s*(?:сум|uzs)$/;`],
  [
    "regexp(no-super-linear-move)",
    "storefront/src/lib/a.ts",
    String.raw`export const a = /\[(?!h+\])[^\]]*\]/g;`,
  ],
];

const messages = lintSamples(
  refused.map(([, file, code]) => [file, code]),
  ["--type-aware"],
);

test.each(refused.map(([rule, file, code], number) => [rule, file, code, number] as const))(
  "%s reports in %s: %s",
  (rule, _, __, number) => {
    expect(messages[number]).toContainEqual(expect.stringContaining(rule));
  },
);

test("reports nothing in correct code", () => {
  const samples = [
    ["commerce/src/a.ts", `${late}await late();\nvoid late();\nexport {};\n`],
    ["ui-kit/src/a.tsx", String.raw`export const a = /^\d{1,15}$/;`],
    ["commerce/src/a.test.ts", String.raw`export const a = /(a+)+$/;`],
    ["tools/a.ts", `console.log("x");\n`],
    [kit, component("useEffect(() => void globalThis.alert(name), [name]); return <i>{list}</i>;")],
  ] as const;
  expect(lintSamples(samples, ["--type-aware"])).toEqual(samples.map(() => []));
});
