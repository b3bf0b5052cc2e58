import preview from "../../../../.storybook/preview.tsx";
import { Field } from "./field.tsx";

const meta = preview.meta({ component: Field });

/** For a control of the application's own. */
export const AroundAnyControl = meta.story({
  args: {
    label: "Дата доставки",
    hint: "Курьер приедет с 9:00 до 21:00",
    required: true,
    children: (control) => <input type="date" {...control} style={{ minHeight: 44 }} />,
  },
});
