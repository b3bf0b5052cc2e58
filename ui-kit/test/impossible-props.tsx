// Checked only by tsc: each marked line must fail to compile, otherwise its mark is an error.
import {
  Alert,
  Avatar,
  Button,
  Card,
  Carousel,
  Chart,
  ChatBubble,
  Combobox,
  DatePicker,
  Dialog,
  Drawer,
  FileDrop,
  IconButton,
  Menu,
  Popover,
  Price,
  Progress,
  QuantityStepper,
  RadioGroup,
  Sheet,
  Skeleton,
  SkipLink,
  Slider,
  Spinner,
  StatTile,
  Stepper,
  Switch,
  Table,
  Tabs,
  Tag,
  TextField,
  TextLink,
} from "../src/index.ts";
import type { Column, RenderLink } from "../src/index.ts";

const nothing = () => undefined;
const stepper = { label: "", decreaseLabel: "", increaseLabel: "", value: 1, onValueChange: nothing };

const chart = { label: "", tableLabel: "", categoryLabel: "", format: String };

const link: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />;
const stepperProps = { label: "", current: 0, doneLabel: "", positionLabel: "" };
const table = { caption: "", empty: "", rows: [{ id: "1" }], rowKey: (row: { id: string }) => row.id };
const sortable: Column<{ id: string }, "price">[] = [
  { key: "price", header: "", cell: nothing, sortable: true },
];
const choice = { label: "", value: "", onValueChange: nothing };
const combobox = { ...choice, options: [], emptyText: "", countText: String };
const slider = { label: "", min: 0, max: 1 };
const files = { label: "", items: [], onAdd: nothing, onRemove: nothing, prompt: "", chooseLabel: "" };
const fileTexts = { removeLabel: String, stateText: String, problemText: String };
const file = { id: "", name: "" };
const swatches = { ...choice, variant: "swatches", unavailableLabel: "" } as const;

export const impossible = [
  // @ts-expect-error a link cannot be loading
  <Button asChild loading>
    <a href="#x">x</a>
  </Button>,
  // @ts-expect-error a link cannot be disabled
  <Button asChild disabled>
    <a href="#x">x</a>
  </Button>,
  // @ts-expect-error asChild needs a child
  <Button asChild />,
  // @ts-expect-error asChild needs an element, not text
  <Button asChild>x</Button>,
  // @ts-expect-error asChild needs a child
  <Card asChild />,
  // @ts-expect-error an icon needs a name
  <IconButton>×</IconButton>,
  // @ts-expect-error a link is not a toggle
  <IconButton asChild label="" pressed>
    <a href="#x">×</a>
  </IconButton>,
  // @ts-expect-error a link cannot be disabled
  <IconButton asChild label="" disabled>
    <a href="#x">×</a>
  </IconButton>,
  // @ts-expect-error the child has the address
  <TextLink asChild href="#x">
    <a href="#x">x</a>
  </TextLink>,
  // @ts-expect-error a link without an address
  <TextLink>x</TextLink>,
  // @ts-expect-error the close button of an alert needs a name
  <Alert onClose={nothing}>x</Alert>,
  // @ts-expect-error a close button without a handler
  <Alert closeLabel="">x</Alert>,
  // @ts-expect-error the target must be in the same page
  <SkipLink href="/main">x</SkipLink>,
  // @ts-expect-error a ratio determines the height
  <Skeleton ratio="1 / 1" height={40} />,
  // @ts-expect-error an old price needs its label
  <Price current="1" old="2" />,
  // @ts-expect-error a discount needs the old price
  <Price current="1" discount="−5 %" />,
  // @ts-expect-error the remove button of a tag needs a name
  <Tag onRemove={nothing}>x</Tag>,
  // @ts-expect-error the remove button of a stepper needs a name
  <QuantityStepper {...stepper} onRemove={nothing} />,
  // @ts-expect-error it needs a label or must be decorative
  <Spinner />,
  // @ts-expect-error a label and decorative at once
  <Spinner decorative label="" />,
  // @ts-expect-error an open state without a handler
  <Dialog title="" closeLabel="" open>
    x
  </Dialog>,
  // @ts-expect-error an open state without a handler
  <Sheet title="" closeLabel="" open>
    x
  </Sheet>,
  // @ts-expect-error a layer that nothing opens
  <Sheet title="" closeLabel="">
    x
  </Sheet>,
  // @ts-expect-error a panel from below is a Sheet
  <Drawer side="bottom" title="" closeLabel="" open onOpenChange={nothing}>
    x
  </Drawer>,
  // @ts-expect-error an open state without a handler
  <Popover title="" closeLabel="" trigger={<button />} open>
    x
  </Popover>,
  // @ts-expect-error an open state without a handler
  <Menu trigger={<button />} open>
    x
  </Menu>,
  // @ts-expect-error an avatar without a name
  <Avatar src="" />,
  // @ts-expect-error a value needs its text
  <Progress label="" value={1} />,
  // @ts-expect-error an indeterminate progress has no value
  <Progress label="" indeterminate value={1} />,
  // @ts-expect-error an address needs renderLink
  <Stepper {...stepperProps} steps={[{ label: "", to: "/" }]} />,
  // @ts-expect-error an address and a handler at once
  <Stepper {...stepperProps} renderLink={link} steps={[{ label: "", to: "/", onSelect: nothing }]} />,
  // @ts-expect-error sortable columns without an order
  <Table {...table} columns={sortable} />,
  // @ts-expect-error an order without a handler
  <Table {...table} columns={sortable} sort={null} />,
  // @ts-expect-error an unknown sort key
  <Table {...table} columns={sortable} sort={{ key: "id", direction: "ascending" }} onSortChange={nothing} />,
  // @ts-expect-error a selection without a handler
  <Table {...table} columns={[]} selected={new Set<string>()} />,
  // @ts-expect-error the column of actions needs a name
  <Table {...table} columns={[]} rowActions={nothing} />,
  // @ts-expect-error a value without a handler
  <Tabs label="" items={[]} value="a" />,
  // @ts-expect-error an unavailable value needs its label
  <RadioGroup {...choice} variant="swatches" options={[]} />,
  // @ts-expect-error swatches have one line
  <RadioGroup {...swatches} options={[{ value: "", label: "", hint: "" }]} />,
  // @ts-expect-error a colour and a picture at once
  <RadioGroup {...swatches} options={[{ value: "", label: "", colour: "", picture: "" }]} />,
  // @ts-expect-error only swatches can be unavailable
  <RadioGroup {...choice} options={[]} unavailableLabel="" />,
  // @ts-expect-error the clear button of a combobox needs a name
  <Combobox {...combobox} clearable />,
  // @ts-expect-error nothing loads without onQueryChange
  <Combobox {...combobox} loading loadingText="" />,
  // @ts-expect-error a remote search needs loading and valueLabel
  <Combobox {...combobox} onQueryChange={nothing} />,
  // @ts-expect-error two thumbs need two names
  <Slider {...slider} value={[0, 1]} onValueChange={nothing} />,
  // @ts-expect-error a single thumb has the slider's name
  <Slider {...slider} value={0} onValueChange={nothing} thumbLabels={["", ""]} />,
  // @ts-expect-error a state without a handler
  <Switch label="" checked />,
  // @ts-expect-error a retry needs its label
  <FileDrop {...files} {...fileTexts} onRetry={nothing} />,
  // @ts-expect-error a failed file needs its error
  <FileDrop {...files} {...fileTexts} items={[{ ...file, state: "failed" }]} />,
  // @ts-expect-error only an uploading file has a progress
  <FileDrop {...files} {...fileTexts} items={[{ ...file, state: "done", progress: 1 }]} />,
  // @ts-expect-error a calendar without names of months and days
  <DatePicker {...choice} invalidText="" openLabel="" previousLabel="" nextLabel="" closeLabel="" />,
  // @ts-expect-error files have a component of their own
  <TextField label="" type="file" />,
  // @ts-expect-error single slides need their labels
  <Carousel kind="slides" label="" roleLabel="" previousLabel="" nextLabel="" children="" />,
  // @ts-expect-error a row does not play automatically
  <Carousel kind="row" label="" roleLabel="" previousLabel="" nextLabel="" autoplay={{}} children="" />,
  // @ts-expect-error a failed message needs a retry
  <ChatBubble side="mine" state="failed" stateLabel="" author="" time="" />,
  // @ts-expect-error whether others read a message is unknown
  <ChatBubble side="theirs" state="read" stateLabel="" author="" time="" />,
  // @ts-expect-error loading and a value at once
  <StatTile label="" loading value="1" />,
  // @ts-expect-error a donut has parts, not categories
  <Chart kind="donut" categories={[]} series={[]} {...chart} />,
];
