import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import css from './menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`s, `MenuLabel`s and `MenuSeparator`s. */
  children: ReactNode;
}

/** A menu under a button, with arrow keys, first letters and Escape. The page behind it stays live. */
export function Menu({ trigger, align = 'end', open, onOpenChange, children }: MenuProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.menu} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  onSelect?: () => void;
  icon?: ReactNode;
  /** Shown at the right: a shortcut, an amount. */
  detail?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** Renders its one child (e.g. a link) as the item; the child brings its own icon and detail. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, icon, detail, danger, disabled, asChild, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={css.item}
      onSelect={onSelect}
      disabled={disabled}
      asChild={asChild}
      data-danger={danger || undefined}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span className={css.text}>{children}</span>
          {detail !== undefined && <span className={css.detail}>{detail}</span>}
        </>
      )}
    </Radix.Item>
  );
}

export interface MenuCheckProps {
  isOn: boolean;
  onToggle: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** Something that is on or off. The menu stays open. */
export function MenuCheck({ isOn, onToggle, icon, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      className={css.item}
      checked={isOn}
      onSelect={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {icon}
      <span className={css.text}>{children}</span>
    </Radix.CheckboxItem>
  );
}

/** Who or what the items below are about. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={css.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={css.separator} />;
}
