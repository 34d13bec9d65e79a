import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import css from './tabs.module.css';

export interface TabItem<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A small figure after the label, e.g. the number of bets or events. Zero is shown, undefined is not. */
  readonly count?: number;
  readonly disabled?: boolean;
}

export interface TabsProps<Value extends string = string> {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Each tab takes an equal share of the width. */
  stretch?: boolean;
  /** `TabPanel`s. Omit them when the tabs choose a route. */
  children?: ReactNode;
}

/** Tabs with arrow keys. They scroll sideways where they do not fit. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  stretch,
  children,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) onChange(item.value);
  };
  return (
    <Radix.Root className={css.root} value={value} onValueChange={choose}>
      <Radix.List className={css.list} aria-label={label} data-stretch={stretch || undefined}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} className={css.tab} value={item.value} disabled={item.disabled}>
            {item.label}
            {item.count !== undefined && <span className={css.count}>{item.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** The content of a tab. Unmounted while its tab is not chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content className={css.panel} value={value}>
      {children}
    </Radix.Content>
  );
}
