// Checked by tsc alone: each line marked so must not type-check, or the mark itself is an error.
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
  // @ts-expect-error a look that is lent to nothing
  <Button asChild />,
  // @ts-expect-error words alone cannot take the look
  <Button asChild>x</Button>,
  // @ts-expect-error a look that is lent to nothing
  <Card asChild />,
  // @ts-expect-error an icon needs a name
  <IconButton>×</IconButton>,
  // @ts-expect-error a link is no switch
  <IconButton asChild label="" pressed>
    <a href="#x">×</a>
  </IconButton>,
  // @ts-expect-error a link cannot be disabled
  <IconButton asChild label="" disabled>
    <a href="#x">×</a>
  </IconButton>,
  // @ts-expect-error the address stands on the child
  <TextLink asChild href="#x">
    <a href="#x">x</a>
  </TextLink>,
  // @ts-expect-error a link without an address
  <TextLink>x</TextLink>,
  // @ts-expect-error the cross of an alert needs a name
  <Alert onClose={nothing}>x</Alert>,
  // @ts-expect-error a cross that does nothing
  <Alert closeLabel="">x</Alert>,
  // @ts-expect-error the target stands in the same page
  <SkipLink href="/main">x</SkipLink>,
  // @ts-expect-error a ratio decides the height
  <Skeleton ratio="1 / 1" height={40} />,
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
  // @ts-expect-error an open state that nothing can change
  <Sheet title="" closeLabel="" open>
    x
  </Sheet>,
  // @ts-expect-error a layer that nothing opens
  <Sheet title="" closeLabel="">
    x
  </Sheet>,
  // @ts-expect-error from below comes a Sheet
  <Drawer side="bottom" title="" closeLabel="" open onOpenChange={nothing}>
    x
  </Drawer>,
  // @ts-expect-error an open state that nothing can change
  <Popover title="" closeLabel="" trigger={<button />} open>
    x
  </Popover>,
  // @ts-expect-error an open state that nothing can change
  <Menu trigger={<button />} open>
    x
  </Menu>,
  // @ts-expect-error a picture of nobody
  <Avatar src="" />,
  // @ts-expect-error an amount needs its words
  <Progress label="" value={1} />,
  // @ts-expect-error an amount nobody knows
  <Progress label="" indeterminate value={1} />,
  // @ts-expect-error an address needs the application's link
  <Stepper {...stepperProps} steps={[{ label: "", to: "/" }]} />,
  // @ts-expect-error an address and a press at once
  <Stepper {...stepperProps} renderLink={link} steps={[{ label: "", to: "/", onSelect: nothing }]} />,
  // @ts-expect-error columns that order rows, and nothing that orders them
  <Table {...table} columns={sortable} />,
  // @ts-expect-error an order that nothing can change
  <Table {...table} columns={sortable} sort={null} />,
  // @ts-expect-error rows are not ordered by this
  <Table {...table} columns={sortable} sort={{ key: "id", direction: "ascending" }} onSortChange={nothing} />,
  // @ts-expect-error a choice that nothing can change
  <Table {...table} columns={[]} selected={new Set<string>()} />,
  // @ts-expect-error the column of actions needs a name
  <Table {...table} columns={[]} rowActions={nothing} />,
  // @ts-expect-error a value that nothing can change
  <Tabs label="" items={[]} value="a" />,
  // @ts-expect-error a value that is not to be had needs its word
  <RadioGroup {...choice} variant="swatches" options={[]} />,
  // @ts-expect-error swatches are plates of one line
  <RadioGroup {...swatches} options={[{ value: "", label: "", hint: "" }]} />,
  // @ts-expect-error a colour or a picture
  <RadioGroup {...swatches} options={[{ value: "", label: "", colour: "", picture: "" }]} />,
  // @ts-expect-error only swatches are struck through
  <RadioGroup {...choice} options={[]} unavailableLabel="" />,
  // @ts-expect-error the cross of a combobox needs a name
  <Combobox {...combobox} clearable />,
  // @ts-expect-error nothing is loading where nobody asks a server
  <Combobox {...combobox} loading loadingText="" />,
  // @ts-expect-error a search on a server has its wait and the name of what was chosen
  <Combobox {...combobox} onQueryChange={nothing} />,
  // @ts-expect-error two thumbs have two names
  <Slider {...slider} value={[0, 1]} onValueChange={nothing} />,
  // @ts-expect-error one thumb is called like the slider
  <Slider {...slider} value={0} onValueChange={nothing} thumbLabels={["", ""]} />,
  // @ts-expect-error a state that nothing can change
  <Switch label="" checked />,
  // @ts-expect-error another try needs its words
  <FileDrop {...files} {...fileTexts} onRetry={nothing} />,
  // @ts-expect-error what failed has its reason
  <FileDrop {...files} {...fileTexts} items={[{ ...file, state: "failed" }]} />,
  // @ts-expect-error only what is on its way has a progress
  <FileDrop {...files} {...fileTexts} items={[{ ...file, state: "done", progress: 1 }]} />,
  // @ts-expect-error a calendar without names of months and days
  <DatePicker {...choice} invalidText="" openLabel="" previousLabel="" nextLabel="" closeLabel="" />,
  // @ts-expect-error a field of text, not of files
  <TextField label="" type="file" />,
  // @ts-expect-error slides one at a time need their names
  <Carousel kind="slides" label="" roleLabel="" previousLabel="" nextLabel="" children="" />,
  // @ts-expect-error a row of several does not turn by itself
  <Carousel kind="row" label="" roleLabel="" previousLabel="" nextLabel="" autoplay={{}} children="" />,
  // @ts-expect-error a message that failed must be repeatable
  <ChatBubble side="mine" state="failed" stateLabel="" author="" time="" />,
  // @ts-expect-error of the messages of others we do not know whether they were read
  <ChatBubble side="theirs" state="read" stateLabel="" author="" time="" />,
  // @ts-expect-error a number that is on its way and there at once
  <StatTile label="" loading value="1" />,
  // @ts-expect-error a ring has parts, not categories
  <Chart kind="donut" categories={[]} series={[]} {...chart} />,
];
