import type { ComponentPropsWithRef } from 'react';
import css from './field-group.module.css';

export interface FieldGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'className'> {
  legend: string;
}

/** Fields that are answered together. */
export const FieldGroup = ({ legend, children, ...rest }: FieldGroupProps) => (
  <fieldset {...rest} className={css.group}>
    <legend className={css.legend}>{legend}</legend>
    {children}
  </fieldset>
);
