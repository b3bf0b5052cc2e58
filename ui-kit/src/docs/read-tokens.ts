/** Names of the custom properties that the page's style sheets declare on the root, in order. */
export function tokenNames(pattern: RegExp): string[] {
  const names = new Set<string>();
  for (const sheet of document.styleSheets) collect(sheet.cssRules, names);
  return [...names].filter((name) => pattern.test(name));
}

function collect(rules: CSSRuleList, names: Set<string>): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.startsWith(":root"))
      for (const property of rule.style) if (property.startsWith("--")) names.add(property.slice(2));
    if (rule instanceof CSSImportRule && rule.styleSheet) collect(rule.styleSheet.cssRules, names);
    else if (rule instanceof CSSGroupingRule) collect(rule.cssRules, names);
  }
}
