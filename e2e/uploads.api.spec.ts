import { expect, test, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";

/** A file's whole path through the web server to the disk and back, against the running shop. */
const api = "/api/v1";

async function signUp(request: APIRequestContext): Promise<Record<string, string>> {
  const email = `upload-${Date.now()}-${Math.random().toString(36).slice(2)}@example.uz`;
  const data = { name: "Азиз", email, password: "correct horse battery" };
  const answer = await request.post(`${api}/auth/register`, { data });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "grey" } })
    .png()
    .toBuffer();

const file = (buffer: Buffer, name = "ring.png", mimeType = "image/png") => ({ name, mimeType, buffer });

test("a picture is stored in several sizes and formats and served at its address", async ({ request }) => {
  const headers = await signUp(request);
  const multipart = { file: file(await picture(640, 480), "../../ring.exe", "text/html"), type: "avatar" };
  const answer = await request.post(`${api}/upload`, { headers, multipart });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { url: string; width: number; height: number } };
  expect(data).toMatchObject({ type: "avatar", width: 640, height: 480 });
  expect(data.url).toMatch(/^\/files\/uploads\/p[0-9a-f]{32}-640x480\.webp$/);
  for (const [address, type] of [
    [data.url, "image/webp"],
    [data.url.replace("-640x480.webp", "-240x180.avif"), "image/avif"],
  ] as const) {
    const stored = await request.get(address);
    expect([stored.status(), stored.headers()["content-type"]]).toEqual([200, type]);
    expect(stored.headers()["content-security-policy"]).toContain("sandbox");
    expect(stored.headers()["cache-control"]).toBe("private, max-age=3600");
  }
});

test("rejects with a message what is no picture, too large or sent by a guest", async ({ request }) => {
  const headers = await signUp(request);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const cases: [Record<string, string>, Buffer, number, string][] = [
    [headers, svg, 415, "file_type_refused"],
    [headers, Buffer.alloc(11 * 1024 * 1024, 1), 413, "file_too_large"],
    [{}, await picture(9, 9), 401, "unauthorized"],
  ];
  for (const [who, bytes, status, code] of cases) {
    const answer = await request.post(`${api}/upload`, { headers: who, multipart: { file: file(bytes) } });
    const failure = (await answer.json()) as { code: string; message: string };
    expect([answer.status(), failure.code]).toEqual([status, code]);
    expect(failure.message).toMatch(/[а-я]/);
  }
});
