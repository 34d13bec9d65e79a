import type { ComponentPropsWithRef, ReactNode, SubmitEvent } from 'react';
import css from './form.module.css';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  label: string;
  onSubmit: () => void;
}

/** Stacked fields. The page reports what is wrong with them, not the browser, unless `noValidate` is false. */
export function Form({ label, onSubmit, ...rest }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return <form noValidate {...rest} className={css.form} aria-label={label} onSubmit={submit} />;
}

/** Says, below the fields, why a form was not accepted. */
export function FormTrouble({ children }: { children: ReactNode }) {
  return (
    <p className={css.trouble} role="alert">
      {children}
    </p>
  );
}
