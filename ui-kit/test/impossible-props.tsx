// Checked by tsc alone: each line marked so must not type-check, or the mark itself is an error.
import { Button, Dialog, IconButton, Price, QuantityStepper, Spinner, Tabs, Tag } from "../src/index.ts";

const nothing = () => undefined;
const stepper = { label: "", decreaseLabel: "", increaseLabel: "", value: 1, onValueChange: nothing };

export const impossible = [
  // @ts-expect-error a link cannot be loading
  <Button asChild loading />,
  // @ts-expect-error a link cannot be disabled
  <Button asChild disabled />,
  // @ts-expect-error an icon needs a name
  <IconButton>×</IconButton>,
  // @ts-expect-error an old price needs its words
  <Price current="1" old="2" />,
  // @ts-expect-error a discount needs the price it is taken from
  <Price current="1" discount="−5 %" />,
  // @ts-expect-error the cross of a tag needs a name
  <Tag onRemove={nothing}>x</Tag>,
  // @ts-expect-error the bin of a stepper needs a name
  <QuantityStepper {...stepper} onRemove={nothing} />,
  // @ts-expect-error either it says what it waits for or it is decorative
  <Spinner />,
  // @ts-expect-error not a name and decorative at once
  <Spinner decorative label="" />,
  // @ts-expect-error an open state that nothing can change
  <Dialog title="" closeLabel="" open>
    x
  </Dialog>,
  // @ts-expect-error a value that nothing can change
  <Tabs label="" items={[]} value="a" />,
];
