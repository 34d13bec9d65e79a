import type { ComponentPropsWithRef, ReactNode, SubmitEvent } from 'react';
import css from './form.module.css';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  label: string;
  onSubmit: () => void;
}

/** Fields one under the other. What is wrong with them is ours to say, unless `noValidate` is false. */
export function Form({ label, onSubmit, ...rest }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form noValidate {...rest} className={css.form} aria-label={label} onSubmit={submit} />;
}

/** Why a form was not taken, under its fields. */
export function FormTrouble({ children }: { children: ReactNode }) {
  return (
    <p className={css.trouble} role="alert">
      {children}
    </p>
  );
}
