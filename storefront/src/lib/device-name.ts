/** The first match wins: browsers that imitate others come before them. */
const browsers: [mark: RegExp, name: string][] = [
  [/YaBrowser\//, "Yandex Browser"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Edg(A|iOS)?\//, "Edge"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [mark: RegExp, name: string, handheld: boolean][] = [
  [/iPhone|iPod/, "iPhone", true],
  [/iPad/, "iPad", true],
  [/Android/, "Android", true],
  [/Windows/, "Windows", false],
  [/Mac OS X|Macintosh/, "macOS", false],
  [/CrOS/, "ChromeOS", false],
  [/Linux/, "Linux", false],
];

interface DeviceName {
  browser: string | null;
  system: string | null;
  /** a phone or a tablet */
  handheld: boolean;
}

/** Browser and system of a `User-Agent`, as far as they are known. */
export function deviceName(userAgent: string | null): DeviceName {
  const agent = userAgent ?? "";
  const browser = browsers.find(([mark]) => mark.test(agent))?.[1] ?? null;
  const [, system = null, handheld = false] = systems.find(([mark]) => mark.test(agent)) ?? [];
  return { browser, system, handheld };
}
