import { existsSync, globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import * as kit from "../src/index.ts";

const components = new URL("../src/components/", import.meta.url).pathname;

/** Every component of the design brief, and its file. */
const brief: Record<string, string> = {
  Button: "button/button",
  IconButton: "icon-button/icon-button",
  TextLink: "text-link/text-link",
  TextField: "text-field/text-field",
  TextArea: "text-area/text-area",
  PhoneField: "phone-field/phone-field",
  DigitField: "digit-field/digit-field",
  Select: "select/select",
  NativeSelect: "native-select/native-select",
  Combobox: "combobox/combobox",
  Checkbox: "checkbox/checkbox",
  RadioGroup: "radio-group/radio-group",
  Switch: "switch/switch",
  Slider: "slider/slider",
  QuantityStepper: "quantity-stepper/quantity-stepper",
  FileDrop: "file-drop/file-drop",
  Rating: "rating/rating",
  RatingField: "rating/rating-field",
  Badge: "badge/badge",
  CountBadge: "count-badge/count-badge",
  Tag: "tag/tag",
  Price: "price/price",
  Avatar: "avatar/avatar",
  Picture: "picture/picture",
  Card: "card/card",
  Skeleton: "skeleton/skeleton",
  Spinner: "spinner/spinner",
  Progress: "progress/progress",
  Dialog: "dialog/dialog",
  Drawer: "drawer/drawer",
  Sheet: "sheet/sheet",
  Menu: "menu/menu",
  Popover: "popover/popover",
  Tooltip: "tooltip/tooltip",
  Tabs: "tabs/tabs",
  Accordion: "accordion/accordion",
  Breadcrumbs: "breadcrumbs/breadcrumbs",
  Pagination: "pagination/pagination",
  Table: "table/table",
  EmptyState: "empty-state/empty-state",
  ToastProvider: "toast/toast",
  Alert: "alert/alert",
  Stepper: "stepper/stepper",
  Timeline: "timeline/timeline",
  DatePicker: "date-picker/date-picker",
  Carousel: "carousel/carousel",
  ImageGallery: "image-gallery/image-gallery",
  StatTile: "stat-tile/stat-tile",
  Chart: "chart/chart",
  ChatBubble: "chat-bubble/chat-bubble",
  Field: "field/field",
};

/** These share the style sheet of a field's box or of a layer. */
const styledByOthers = new Set(["TextField", "PhoneField", "Dialog", "Drawer"]);

const read = (file: string) => readFileSync(components + file, "utf8");

describe.each(Object.entries(brief))("%s", (name, file) => {
  test("has code, a style sheet and stories, and is exported", () => {
    expect(kit).toHaveProperty(name);
    expect(existsSync(`${components}${file}.tsx`), "code").toBe(true);
    expect(existsSync(`${components}${file}.stories.tsx`), "stories").toBe(true);
    const sheet = styledByOthers.has(name)
      ? /import .+\.module\.css"|modal\.tsx"/
      : /import .+\.module\.css"/;
    expect(read(`${file}.tsx`)).toMatch(sheet);
  });

  test("has stories for the dark theme and a phone, and a play test", () => {
    const stories = read(`${file}.stories.tsx`);
    expect(stories, "dark").toMatch(/theme: "dark"/);
    expect(stories, "phone").toMatch(/viewport: \{ value: "w3[26]0" \}/);
    expect(stories, "play").toMatch(/\bplay[:(]/);
  });

  test("documents every prop", () => {
    expect(undocumentedProps(`${file}.tsx`)).toEqual([]);
  });
});

test("covers every exclusive prop in impossible-props.tsx", () => {
  const covered = readFileSync(new URL("impossible-props.tsx", import.meta.url), "utf8");
  const choosy = globSync("*/*.tsx", { cwd: components }).filter((file) => /\?: never/.test(read(file)));
  const names = Object.keys(brief).filter((name) => choosy.includes(`${brief[name]}.tsx`));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !covered.includes(`<${name} `) && !covered.includes(`<${name}>`))).toEqual(
    [],
  );
});

/** Props that a file declares without a doc comment. In a union one member's comment suffices. */
function undocumentedProps(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const documented = new Map<string, boolean>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const name = node.name.getText();
      const isDocumented = node.type?.getText() === "never" || ts.getJSDocCommentsAndTags(node).length > 0;
      documented.set(name, isDocumented || documented.get(name) === true);
      return;
    }
    if (!ts.isFunctionTypeNode(node)) ts.forEachChild(node, visit);
  };
  for (const statement of source.statements)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) visit(statement);
  return [...documented].filter(([, isDocumented]) => !isDocumented).map(([name]) => name);
}
