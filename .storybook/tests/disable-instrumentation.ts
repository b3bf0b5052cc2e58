/**
 * In a frame Storybook's `expect`, `userEvent` and queries record every call for a panel that tests do not show: each
 * `expect` gets a hundred wrapped methods. Storybook reads the URL when its code loads, so this must run first.
 */
history.replaceState(null, "", `${location.href}&instrument=false`);
