import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 15; SM-A556) ${chrome} Mobile Safari/537.36`, "Chrome", "Android", true],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/150.0`, "Edge", "Windows", false],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${chrome} YaBrowser/26.1 Safari/537.36`,
    "Yandex Browser",
    "Windows",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1",
    "Safari",
    "iPhone",
    true,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux", false],
  ["curl/8.0", null, null, false],
  [null, null, null, false],
])("names the device of %s", (agent, browser, system, handheld) => {
  expect(deviceName(agent)).toEqual({ browser, system, handheld });
});
