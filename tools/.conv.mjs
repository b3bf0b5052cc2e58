import sharp from "sharp";
const [src, out, scale = "1", top = "0", h = "0", left = "0", w = "0"] = process.argv.slice(2);
let img = sharp(src, { limitInputPixels: false });
const m = await img.metadata();
console.log(m.width, m.height);
img = img.extract({
  left: +left,
  top: +top,
  width: +w || m.width - +left,
  height: Math.min(+h || m.height, m.height - +top),
});
const t = await img.png().toBuffer();
await sharp(t)
  .resize({ width: Math.round((+w || m.width) * +scale) })
  .png()
  .toFile(out);
