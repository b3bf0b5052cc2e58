import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({ component: Avatar, args: { name: "Дилноза Каримова" } });

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="white"/><path fill="white" d="M1 8a3 3 0 0 1 6 0"/></svg>',
)}`;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Дилноза Каримова" })).toHaveTextContent("ДК");
  },
});

const sizes = ["small", "medium", "large", "huge"] as const;

export const All = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      {[undefined, face].map((src) => (
        <div key={src ?? "letters"} style={{ display: "flex", gap: 12, alignItems: "center" }}>
          {sizes.map((size) => (
            <Avatar key={size} size={size} src={src} name="Oʻktam Gʻofurov" />
          ))}
        </div>
      ))}
      <div style={{ display: "flex", gap: 12, alignItems: "center" }}>
        <Avatar name="Silver House" />
        <Avatar name="Чорсу" />
        <Avatar name="Aziza Yoʻldosheva" />
        <Avatar name="—" />
        <span style={{ display: "flex", gap: 8, alignItems: "center" }}>
          <Avatar name="Ipak Yoʻli" decorative size="small" /> Ipak Yoʻli
        </span>
      </div>
    </div>
  ),
});

export const AllDark = meta.story({
  render: All.input.render,
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w320" } },
});

export const WithPicture = meta.story({
  args: { src: face },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeVisible());
    await expect(canvasElement).not.toHaveTextContent("ДК");
  },
});

export const BrokenPicture = meta.story({
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Дилноза Каримова" })).toHaveTextContent("ДК");
  },
});
