/** Every rule of the page's own style sheets, those inside other rules after what holds them. */
export function* styleRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) {
    // The rules of another site's sheet may not be read.
    if (sheet.href && new URL(sheet.href).origin !== window.location.origin) continue;
    yield* within(sheet.cssRules);
  }
}

function* within(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSImportRule) yield* within(rule.styleSheet?.cssRules ?? none);
    else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* within(rule.cssRules);
  }
}

const none = new CSSStyleSheet().cssRules;
