/**
 * In a frame Storybook's `expect`, `userEvent` and queries keep a record of every call for a panel that no test shows:
 * each `expect` is given a hundred wrapped methods. It asks the address when its code loads, so this goes first.
 */
history.replaceState(null, "", `${location.href}&instrument=false`);
