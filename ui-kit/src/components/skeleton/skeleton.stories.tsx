import preview from "../../../../.storybook/preview.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({ component: Skeleton });

export const Default = meta.story({});

export const OfACard = meta.story({
  render: () => (
    <div aria-busy style={{ width: 180 }}>
      <Skeleton shape="box" ratio="1 / 1" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="circle" width={40} />
    </div>
  ),
});

export const OfACardDark = meta.story({ render: OfACard.input.render, globals: { theme: "dark" } });
