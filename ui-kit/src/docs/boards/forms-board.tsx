import { Search } from "lucide-react";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { NativeSelect } from "../../components/native-select/native-select.tsx";
import { PhoneField } from "../../components/phone-field/phone-field.tsx";
import { QuantityStepper } from "../../components/quantity-stepper/quantity-stepper.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { SegmentedControl } from "../../components/segmented-control/segmented-control.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import { Switch } from "../../components/switch/switch.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { Board, BoardColumns, BoardRow } from "./board.tsx";

const nothing = () => undefined;
const cities = [
  { value: "samarkand", label: "Samarqand" },
  { value: "tashkent", label: "Toshkent" },
];

export function FieldsBoard() {
  return (
    <Board>
      <BoardColumns>
        <TextField label="Имя" placeholder="Дилноза" required />
        <TextField label="Поиск" type="search" start={<Search aria-hidden />} defaultValue="сумка" />
        <TextField
          label="Адрес"
          defaultValue="Регистан"
          hint="Улица и дом"
          error="Напишите номер дома: курьер ищет по нему"
        />
        <PhoneField label="Телефон" value="+998901234567" onValueChange={nothing} />
        <NativeSelect label="Shahar" options={cities} value="samarkand" onChange={nothing} />
        <TextField label="Промокод" defaultValue="NAVROZ" disabled />
        <TextArea label="Комментарий курьеру" placeholder="Домофон не работает" />
        <Slider
          label="Цена"
          thumbLabels={["От", "До"]}
          min={0}
          max={100}
          value={[20, 70]}
          onValueChange={nothing}
        />
      </BoardColumns>
    </Board>
  );
}

export function ChoicesBoard() {
  return (
    <Board>
      <BoardColumns>
        <div>
          <Checkbox label="В наличии" aside="128" checked onChange={nothing} />
          <Checkbox label="Со скидкой" aside="12" checked={false} onChange={nothing} />
          <Checkbox label="Часть выбрана" indeterminate checked={false} onChange={nothing} />
          <Checkbox label="Нельзя выбрать" checked={false} disabled onChange={nothing} />
        </div>
        <div>
          <Switch label="Bildirishnomalar" checked onCheckedChange={nothing} />
          <Switch label="Тёмная тема" checked={false} onCheckedChange={nothing} />
          <Switch label="Недоступно" checked={false} disabled onCheckedChange={nothing} />
        </div>
        <RadioGroup
          label="Доставка"
          value="courier"
          onValueChange={nothing}
          options={[
            { value: "courier", label: "Курьер", hint: "Завтра, 25 000 сум" },
            { value: "point", label: "Пункт выдачи", hint: "Бесплатно" },
          ]}
        />
        <RadioGroup
          label="Toʻlov"
          variant="tiles"
          value="card"
          onValueChange={nothing}
          options={[
            { value: "card", label: "Karta" },
            { value: "cash", label: "Naqd pul" },
          ]}
        />
      </BoardColumns>
      <BoardRow>
        <SegmentedControl
          label="Вид"
          value="grid"
          onValueChange={nothing}
          options={[
            { value: "grid", label: "Сетка" },
            { value: "list", label: "Список" },
          ]}
        />
        <QuantityStepper
          label="Количество"
          decreaseLabel="Меньше"
          increaseLabel="Больше"
          value={2}
          onValueChange={nothing}
        />
      </BoardRow>
    </Board>
  );
}
