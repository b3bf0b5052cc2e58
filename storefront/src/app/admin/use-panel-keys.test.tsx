import { fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { usePanelKeys } from "./use-panel-keys.ts";

const onFind = vi.fn();
const onHelp = vi.fn();

/** With an element in front of the page, such as an open menu. */
function Page({ role }: { role?: string }) {
  usePanelKeys({ onFind, onHelp, single: true });
  return role ? <div role={role} /> : null;
}

const find = { key: "k", code: "KeyK", ctrlKey: true };
const help = { key: "?", code: "Slash", shiftKey: true };

beforeEach(() => vi.clearAllMocks());

test.each(["dialog", "alertdialog", "menu", "listbox"])("leaves the keys to an open %s", (role) => {
  const { rerender, unmount } = render(<Page role={role} />);
  // false: the browser's own action does not run
  expect(fireEvent.keyDown(document.body, find)).toBe(false);
  expect(fireEvent.keyDown(document.body, help)).toBe(true);
  expect(onFind).not.toHaveBeenCalled();
  expect(onHelp).not.toHaveBeenCalled();
  rerender(<Page />);
  expect(fireEvent.keyDown(document.body, find)).toBe(false);
  expect(fireEvent.keyDown(document.body, help)).toBe(false);
  expect(onFind).toHaveBeenCalledOnce();
  expect(onHelp).toHaveBeenCalledOnce();
  unmount();
});

test("selects the focused row with x", () => {
  const { getByRole } = render(
    <main>
      <Page />
      <table>
        <tbody>
          <tr>
            <td data-kind="box">
              <input type="checkbox" />
            </td>
            <td>
              <a href="#row">Row</a>
            </td>
          </tr>
        </tbody>
      </table>
    </main>,
  );
  getByRole("link").focus();
  fireEvent.keyDown(getByRole("link"), { key: "ч", code: "KeyX" });
  expect((getByRole("checkbox") as HTMLInputElement).checked).toBe(true);
});
