import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { preview } from "vite";
import { launch } from "./launch.ts";
import { writeSheet } from "./sheet.ts";

interface Story {
  id: string;
  title: string;
  type: string;
}

const HEIGHT = 640;
const PAGES = 3;
const widths = [360, 768, 1440];
const themes = ["light", "dark"] as const;
/** Stories of the storefront use the toolbar's language, those of the kit their own texts. */
const getLanguages = ({ title }: Story) => (title.startsWith("Storefront/") ? ["ru", "uz"] : ["ru"]);

/**
 * Takes pictures of every story of a built Storybook whose group contains `part`: one sheet per group, width and language,
 * each story in light and dark, after its play function has ended.
 */
export async function takeStories(storybook: string, folder: string, part: string): Promise<void> {
  const { entries } = JSON.parse(await readFile(join(storybook, "index.json"), "utf8")) as {
    entries: Record<string, Story>;
  };
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === "story" && title.includes(part),
  );
  const server = await preview({
    configFile: false,
    root: dirname(storybook),
    build: { outDir: storybook },
    preview: { host: "127.0.0.1", port: 0 },
    logLevel: "warn",
  });
  const browser = await launch("desktop");
  try {
    const context = await browser.newContext({ reducedMotion: "reduce", locale: "ru-RU" });
    const home = server.resolvedUrls?.local[0] ?? "";
    // several pages share the groups, since most of a story's time is waiting
    const groups = Map.groupBy(stories, ({ title }) => title).entries();
    const work = async () => {
      const page = await context.newPage();
      for (const [title, group] of groups) await takeGroup(page, home, join(folder, fileName(title)), group);
    };
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    await browser.close();
    await server.close();
  }
}

const fileName = (title: string) => title.replaceAll(/[^\w]+/g, "-").toLowerCase();

async function takeGroup(page: Page, home: string, file: string, group: readonly Story[]): Promise<void> {
  for (const language of getLanguages(group[0]!)) {
    for (const width of widths) {
      const pictures: Buffer[] = [];
      for (const story of group) {
        await open(page, home, story, language, width);
        pictures.push(...(await inThemes(page)));
      }
      process.stdout.write(`${await writeSheet(`${file}-${width}-${language}.webp`, pictures)}\n`);
    }
  }
}

/** Opens a story at that width and waits until its play function has ended. */
async function open(page: Page, home: string, story: Story, language: string, width: number) {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(`${home}iframe.html?viewMode=story&id=${story.id}&globals=language:${language}`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
    };
    return Boolean(channel?.last("storyFinished"));
  });
  await page.evaluate(() => document.fonts.ready);
}

async function inThemes(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const theme of themes) {
    const height = await page.evaluate((name) => {
      document.documentElement.dataset["theme"] = name;
      // overlays are outside the story's own box
      const floats = document.querySelector(
        "dialog[open], [role=dialog], [data-radix-popper-content-wrapper], :popover-open",
      );
      const story = document.querySelector("#storybook-root")?.getBoundingClientRect().bottom ?? 0;
      return floats ? window.innerHeight : Math.ceil(story) + 24;
    }, theme);
    const width = page.viewportSize()?.width ?? 0;
    pictures.push(
      await page.screenshot({ clip: { x: 0, y: 0, width, height: Math.min(height, 2000) }, fullPage: true }),
    );
  }
  return pictures;
}
