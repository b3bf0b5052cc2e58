import type { Rule } from "eslint";

/** A TypeScript node, which the types of ESTree do not contain. */
interface Node {
  type: string;
  name?: unknown;
  [key: string]: unknown;
}

/** Called with each name that the file declares. */
export type OnName = (node: Rule.Node, name: string) => void;

/**
 * Visits the names that a file declares: variables, functions, parameters, classes and their members, types, and properties
 * of types. Names that are fixed elsewhere are left out: imports, quoted keys, and `{ name }` in a destructuring.
 */
export function visitDeclaredNames(onName: OnName): Rule.RuleListener {
  const report = (node: unknown) => {
    const { type, name } = (node ?? {}) as Node;
    if (type === "Identifier" && typeof name === "string") onName(node as Rule.Node, name);
  };
  const pattern = (node: unknown): void => {
    if (!node) return;
    const { type, left, argument, elements, properties } = node as Node;
    if (type === "Identifier") report(node);
    else if (type === "AssignmentPattern") pattern(left);
    else if (type === "RestElement") pattern(argument);
    else if (type === "ArrayPattern") for (const element of elements as unknown[]) pattern(element);
    else if (type === "ObjectPattern")
      for (const property of properties as Node[])
        if (property.type === "RestElement") pattern(property);
        else if (!property["shorthand"]) pattern(property["value"]);
  };
  const named = ({ id }: { id?: unknown }) => report(id);
  const withParameters = ({ id, params }: { id?: unknown; params?: unknown }) => {
    report(id);
    for (const parameter of params as unknown[]) pattern(parameter);
  };
  const member = ({ key, computed }: { key?: unknown; computed?: unknown }) => {
    if (!computed) report(key);
  };
  return {
    VariableDeclarator: ({ id }: { id: unknown }) => pattern(id),
    FunctionDeclaration: withParameters,
    FunctionExpression: withParameters,
    ArrowFunctionExpression: withParameters,
    TSFunctionType: withParameters,
    ClassDeclaration: named,
    ClassExpression: named,
    PropertyDefinition: member,
    MethodDefinition: member,
    TSTypeAliasDeclaration: named,
    TSInterfaceDeclaration: named,
    TSPropertySignature: member,
    TSMethodSignature: member,
  } as Rule.RuleListener;
}

/**
 * Visits the titles of `it`, `test` and `describe`, also after `.each`, `.skip` and the like. Paths in a title
 * ("GET /sellers/me/news") are left out.
 */
export function visitTestTitles(onTitle: OnName): Rule.RuleListener {
  return {
    CallExpression(node: Rule.Node) {
      const { callee, arguments: args } = node as unknown as { callee: Node; arguments: Node[] };
      const title = titleText(args[0]);
      if (title !== null && isTestFunction(callee))
        onTitle(args[0] as unknown as Rule.Node, title.replace(/\S*\/\S*/g, " "));
    },
  } as Rule.RuleListener;
}

function isTestFunction(callee: Node): boolean {
  let at: Node | undefined = callee;
  while (at && at.type !== "Identifier") at = (at["object"] ?? at["callee"] ?? at["tag"]) as Node | undefined;
  return ["it", "test", "describe"].includes(at?.name as string);
}

function titleText(node: Node | undefined): string | null {
  if (node?.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node?.type !== "TemplateLiteral") return null;
  const parts = node["quasis"] as { value: { raw: string } }[];
  return parts.map(({ value }) => value.raw).join("…");
}
