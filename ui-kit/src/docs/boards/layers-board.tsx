import { Eye, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Combobox } from "../../components/combobox/combobox.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "../../components/menu/menu.tsx";
import { Popover } from "../../components/popover/popover.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { Board, BoardColumns } from "./board.tsx";
import styles from "./board.module.css";

const nothing = () => undefined;
const cities = [
  { value: "tashkent", label: "Ташкент", hint: "Завтра" },
  { value: "samarkand", label: "Самарканд", hint: "Через два дня" },
  { value: "nukus", label: "Нукус", hint: "Временно не доставляем", disabled: true },
];

/** Open layers that leave the page usable. */
export function LayersBoard() {
  return (
    <Board>
      <div className={styles.tall}>
        <BoardColumns>
          <Popover
            open
            onOpenChange={nothing}
            trigger={<Button>Как считается срок?</Button>}
            title="Yetkazib berish muddati"
            closeLabel="Закрыть"
          >
            Продавец собирает посылку за один день, курьер везёт её ещё два.
          </Popover>
          <Menu open onOpenChange={nothing} trigger={<Button>Товар</Button>}>
            <MenuLabel>Сумка «Регистан»</MenuLabel>
            <MenuItem icon={<Eye aria-hidden />}>Открыть в магазине</MenuItem>
            <MenuItem icon={<Pencil aria-hidden />} disabled>
              Изменить
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 aria-hidden />} tone="danger">
              Удалить
            </MenuItem>
          </Menu>
        </BoardColumns>
      </div>
    </Board>
  );
}

/** Presses the field inside once it is rendered. */
function Pressed({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("input")?.click(), []);
  return <div ref={root}>{children}</div>;
}

/** A dialog with the open list of a field above it. */
export function DialogBoard() {
  return (
    <Board>
      <div className={styles.window} />
      <Dialog
        open
        onOpenChange={nothing}
        title="Куда доставить?"
        description="От города зависит срок."
        closeLabel="Закрыть"
        footer={
          <>
            <Button>Отмена</Button>
            <Button variant="primary">Сохранить</Button>
          </>
        }
      >
        <BoardColumns>
          <Pressed>
            <Combobox
              label="Город"
              options={cities}
              value="samarkand"
              onValueChange={nothing}
              emptyText="Нет такого города"
              countText={String}
            />
          </Pressed>
          <TextField label="Улица" />
          <TextField label="Дом" />
          <TextField label="Квартира" />
        </BoardColumns>
      </Dialog>
    </Board>
  );
}
